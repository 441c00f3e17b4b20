import { expect, test } from 'vitest';
import { localTime, wireTime } from './local-time.ts';

test('keeps a time unchanged through the field and back', () => {
  const time = '2026-05-08T12:30:00.000Z';
  expect(localTime(time)).toMatch(/^2026-05-0[789]T\d\d:\d\d$/);
  expect(wireTime(localTime(time))).toBe(time);
});

test('maps an empty field to null', () => {
  expect(localTime(null)).toBe('');
  expect(wireTime('')).toBeNull();
});
