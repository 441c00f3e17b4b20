import { expect, test } from 'vitest';
import { loginDelayMs } from './login-delay.ts';

test.each([
  [0, 0],
  [9, 0],
  [10, 250],
  [11, 500],
  [13, 2_000],
  [14, 4_000],
  [10_000, 4_000],
])('after %i failed logins the next one waits %i ms', (failures, delay) => {
  expect(loginDelayMs(failures)).toBe(delay);
});
