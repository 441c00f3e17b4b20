import { expect, test } from 'vitest';
import { formatTimeLeft } from './format-time-left.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [65, '2 min'],
  [3_599, '1 h 00 min'],
  [3_605, '1 h 01 min'],
  [100_000, '27 h 47 min'],
])('%i seconds are shown as %s', (seconds, left) => {
  expect(formatTimeLeft(seconds)).toBe(left);
});
