import { expect, test } from 'vitest';
import { localTime, wireTime, writtenLocalTime } from './local-time.ts';

test('keeps a time unchanged through the field and back', () => {
  const time = '2026-05-08T12:30:00.000Z';
  expect(localTime(time)).toMatch(/^2026-05-0[789]T\d\d:\d\d$/);
  expect(wireTime(localTime(time))).toBe(time);
});

test('maps an empty field to null', () => {
  expect(localTime(null)).toBe('');
  expect(wireTime('')).toBeNull();
});

test.each([
  ['2026-05-08T14:30', '08.05.2026 14:30'],
  ['2026-05-08T14:30:15', '08.05.2026 14:30'],
  ['', ''],
  ['2026-05', ''],
])('writes %j as %j', (local, written) => {
  expect(writtenLocalTime(local)).toBe(written);
});
