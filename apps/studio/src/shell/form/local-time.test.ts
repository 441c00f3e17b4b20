import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  bothTimes,
  deviceTimeZone,
  isBefore,
  localTime,
  replacesMissing,
  shownInField,
  wireTime,
  writtenLocalTime,
} from './local-time.ts';

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => vi.unstubAllEnvs());

test('keeps every minute unchanged through the field and back, in any time zone', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
  const minutes = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-01-01') / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      vi.stubEnv('TZ', zone);
      const time = new Date(minute * 60_000).toISOString();
      expect(wireTime(localTime(time))).toBe(time);
    }),
    { examples: [['Europe/Berlin', Date.parse('2026-10-25T01:30Z') / 60_000]] },
  );
});

test('maps an empty field to null', () => {
  expect(localTime(null)).toBe('');
  expect(wireTime('')).toBeNull();
});

test.each([
  ['2026-03-29T02:30', '2026-03-29T03:30'],
  ['2026-03-29T02:00', '2026-03-29T03:00'],
  ['2026-03-29T01:59', undefined],
  ['2026-03-29T03:00', undefined],
  ['2026-05-08T14:30', undefined],
  ['', undefined],
])('the hour that is missing in March: %j becomes %j', (local, becomes) => {
  expect(replacesMissing(local)).toBe(becomes);
  if (becomes) expect(wireTime(local)).toBe(wireTime(becomes));
});

test('the hour that comes twice in October has two values, and both can be kept', () => {
  const [first, second] = bothTimes('2026-10-25T02:30');
  expect([first?.offset, second?.offset]).toEqual(['+02:00', '+01:00']);
  expect(wireTime(first?.value ?? '')).toBe('2026-10-25T00:30:00.000Z');
  expect(wireTime(second?.value ?? '')).toBe('2026-10-25T01:30:00.000Z');
  expect(wireTime('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(localTime('2026-10-25T01:30:00.000Z')).toBe(second?.value);
  expect(shownInField(second?.value ?? '')).toBe('2026-10-25T02:30');
  expect(isBefore('2026-10-25T02:50+02:00', '2026-10-25T02:10+01:00')).toBe(true);
  expect(isBefore('2026-10-25T02:10+01:00', '2026-10-25T02:50+02:00')).toBe(false);
  for (const once of ['2026-10-25T01:59', '2026-10-25T03:00', '2026-05-08T14:30', ''])
    expect(bothTimes(once)).toEqual([]);
});

test('a zone without such hours has neither', () => {
  vi.stubEnv('TZ', 'UTC');
  expect(replacesMissing('2026-03-29T02:30')).toBeUndefined();
  expect(bothTimes('2026-10-25T02:30')).toEqual([]);
});

test('names the time zone of the device', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(deviceTimeZone()).toBe('America/New_York');
});

test.each([
  ['2026-05-08T14:30', '08.05.2026 14:30'],
  ['2026-05-08T14:30:15', '08.05.2026 14:30'],
  ['2026-10-25T02:30+01:00', '25.10.2026 02:30'],
  ['', ''],
  ['2026-05', ''],
])('writes %j as %j', (local, written) => {
  expect(writtenLocalTime(local)).toBe(written);
});
