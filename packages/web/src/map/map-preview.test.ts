import { expect, test } from 'vitest';
import { singlePlaceOf } from './map-preview.tsx';

const dom = { latitude: 49.02, longitude: 12.1 };
const tower = { latitude: 52.52, longitude: 13.41 };

test.each([
  ['one place is shown', [dom], dom],
  ['a message is shown for no place', [], null],
  ['a message is shown without a response', undefined, null],
  ['nothing is shown for several places', [dom, tower], undefined],
])('%s', (_what, places, shown) => {
  expect(singlePlaceOf(places)).toEqual(shown);
});
