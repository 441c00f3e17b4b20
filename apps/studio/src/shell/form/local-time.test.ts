import { expect, test } from 'vitest';
import { localTime, wireTime } from './local-time.ts';

test('a time stays the same through the field and back', () => {
  const time = '2026-05-08T12:30:00.000Z';
  expect(localTime(time)).toMatch(/^2026-05-0[789]T\d\d:\d\d$/);
  expect(wireTime(localTime(time))).toBe(time);
});

test('an empty field means no time', () => {
  expect(localTime(null)).toBe('');
  expect(wireTime('')).toBeNull();
});
