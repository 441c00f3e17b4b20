import { expect, test } from 'vitest';
import { failuresInARow, restartDelayMs } from './start-workers.ts';

test.each([
  [0, 0],
  [1, 250],
  [2, 500],
  [6, 8_000],
  [7, 10_000],
  [1_000, 10_000],
])('after %i workers in a row that died at their start the next one starts after %i ms', (failures, delay) => {
  expect(restartDelayMs(failures)).toBe(delay);
});

test('a worker that ran for a while resets the count of failures', () => {
  expect(failuresInARow(3, 200)).toBe(4);
  expect(failuresInARow(3, 60_000)).toBe(0);
});
