import { expect, test } from 'vitest';
import { licenseInState } from './license-navigation-state.ts';

const license = { id: 7 };

test.each([
  [{ license }, '7', license],
  [{ license }, '8', undefined],
  [{ license }, undefined, undefined],
  [null, '7', undefined],
  [{ saved: true }, '7', undefined],
])('the state %j at /management/license/%s gives %j', (state, id, found) => {
  expect(licenseInState(state, id)).toEqual(found);
});
