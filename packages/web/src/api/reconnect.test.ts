import { expect, test } from 'vitest';
import { retryDelay } from './reconnect.ts';

test.each([
  [1, 500, 1_000],
  [2, 1_000, 2_000],
  [5, 8_000, 16_000],
  [6, 15_000, 30_000],
  [60, 15_000, 30_000],
])('attempt %i waits %i to %i ms', (attempt, least, most) => {
  expect(retryDelay(attempt, 0)).toBe(least);
  expect(retryDelay(attempt, 1)).toBe(most);
});
