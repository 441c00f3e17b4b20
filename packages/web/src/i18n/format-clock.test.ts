import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3_599, '59:59'],
  [3_605, '1:00:05'],
  [100_000, '27:46:40'],
])('%i seconds are %s', (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});
