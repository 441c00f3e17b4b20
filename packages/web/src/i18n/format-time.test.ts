import { afterEach, expect, test, vi } from 'vitest';
import { formatTime } from './format-time.ts';

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
