import { expect, test } from 'vitest';
import { handoverCodeIn } from './handover.ts';

test.each([
  ['#code=a-b_c', 'a-b_c'],
  ['#code=a%2Bb', 'a+b'],
  ['#code=', undefined],
  ['#code=%', '%'],
  ['#part-2', undefined],
  ['', undefined],
])('the fragment "%s" contains the code %s', (hash, code) => {
  expect(handoverCodeIn(hash)).toBe(code);
});
