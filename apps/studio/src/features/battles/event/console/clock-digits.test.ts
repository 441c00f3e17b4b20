import { expect, test } from 'vitest';
import { clockDigits } from './clock-digits.ts';

test.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [2530, '0:42:10'],
  [36_000, '10:00:00'],
  [172_799, '47:59:59'],
  [172_800, '2 d 00 h'],
  [273_600, '3 d 04 h'],
])('the clock of the console shows %i seconds as %s', (seconds, digits) => {
  expect(clockDigits(seconds)).toBe(digits);
});
