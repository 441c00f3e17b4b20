import { expect, test } from 'vitest';
import { measuredMinutes } from './measured-minutes.ts';

test.each([
  [[], null],
  [[60, 60, 60, 60], null],
  [[90, 62, 58, 61, 1_000], 60],
  [[50, 60, 70, 80, 90, 100], 75],
  [[1, 1, 1, 1, 1], 5],
])('finishes after %j minutes are measured as %j minutes', (minutes, measured) => {
  expect(measuredMinutes(minutes)).toBe(measured);
});
