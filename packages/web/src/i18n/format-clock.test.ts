import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

const now = new Date(2026, 4, 9, 18, 20, 30).getTime();

test.each([
  ['the hour for a moment of today', new Date(2026, 4, 9, 7, 5, 59), '07:05'],
  ['the date, too, for another day', new Date(2026, 4, 8, 18, 20, 30), '08.05.2026 18:20'],
])('shows %s', (_, moment, expected) => {
  expect(formatClock(moment.getTime(), now)).toBe(expected);
});
