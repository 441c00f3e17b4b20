import { expect, test } from 'vitest';
import { elapsedSince } from './server-clock.ts';

test('what has passed counts from the first time a reading was there, on whichever screen', () => {
  expect(elapsedSince('2026-05-01T12:00:00.000Z', 5_000)).toBe(0);
  expect(elapsedSince('2026-05-01T12:00:00.000Z', 65_000)).toBe(60_000);
});

test('with the next reading it begins anew', () => {
  expect(elapsedSince('2026-05-01T12:00:00.000Z', 70_000)).toBe(65_000);
  expect(elapsedSince('2026-05-01T12:02:00.000Z', 71_000)).toBe(0);
  expect(elapsedSince('2026-05-01T12:02:00.000Z', 72_500)).toBe(1_500);
});
