import { afterEach, expect, test, vi } from 'vitest';
import { formatClock, formatClockSeconds, formatTime, formatTimeLeft } from './format-time.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-05-08T10:04:09.000Z', 'Europe/Berlin', '08.05.2026 12:04:09'],
  ['2026-12-31T23:30:00.000Z', 'Europe/Berlin', '01.01.2027 00:30:00'],
  ['2026-12-31T23:30:00.000Z', 'America/New_York', '31.12.2026 18:30:00'],
  ['2026-05-08T12:04:09+02:00', 'UTC', '08.05.2026 10:04:09'],
])('%s is shown in %s as %s', (moment, zone, words) => {
  vi.stubEnv('TZ', zone);
  expect(formatTime(moment)).toBe(words);
});

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
