import { expect, test } from 'vitest';
import { singlePlaceOf } from './found-place.ts';

const dom = { latitude: 49.02, longitude: 12.1 };
const tower = { latitude: 52.52, longitude: 13.41 };

test.each([
  ['one place is shown', [dom], dom],
  ['no place is said', [], null],
  ['no answer is said like no place', undefined, null],
  ['several places show nothing', [dom, tower], undefined],
])('%s', (_what, places, shown) => {
  expect(singlePlaceOf(places)).toEqual(shown);
});
