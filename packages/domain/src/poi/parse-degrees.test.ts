import { expect, test } from 'vitest';
import { parseDegrees } from './parse-place.ts';

test.each([
  [49.02, 49.02],
  ['49.02', 49.02],
  ['49,02', 49.02],
  [' 12,0954 ', 12.0954],
  ['-3,5', -3.5],
  ['−3,5', -3.5],
  ['+7', 7],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['49°', Number.NaN],
  ['1,234,5', Number.NaN],
  ['1e3', Number.NaN],
  ['Infinity', Number.NaN],
])('%j are %d degrees', (typed, degrees) => {
  expect(parseDegrees(typed)).toBe(degrees);
});
