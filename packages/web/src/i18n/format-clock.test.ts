import { expect, test } from 'vitest';
import { formatClock, formatClockSeconds } from './format-clock.ts';

const now = new Date(2026, 4, 9, 18, 20, 30).getTime();

test('shows the second where it decides', () => {
  expect(formatClockSeconds(new Date(2026, 4, 9, 7, 5, 59).getTime(), now)).toBe('07:05:59');
  expect(formatClockSeconds(new Date(2026, 4, 8, 18, 20, 30).getTime(), now)).toBe('08.05.2026 18:20:30');
});

test.each([
  ['the hour for a moment of today', new Date(2026, 4, 9, 7, 5, 59), '07:05'],
  ['the date, too, for another day', new Date(2026, 4, 8, 18, 20, 30), '08.05.2026 18:20'],
])('shows %s', (_, moment, expected) => {
  expect(formatClock(moment.getTime(), now)).toBe(expected);
});
