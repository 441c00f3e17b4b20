import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, calendarDay, dateOfDay, dayOfDate } from './calendar-day.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2000-02-29', 11_016],
  ['2000-03-01', 11_017],
  ['2024-02-29', 19_782],
  ['2026-06-10', 20_614],
])('%s is day %i', (date, day) => {
  expect(dayOfDate(date)).toBe(day);
  expect(dateOfDay(day)).toBe(date);
});

test.each([
  ['in summer after midnight', '2026-06-10', '22:30:00', 'Europe/Berlin', '2026-06-11'],
  ['in summer before midnight', '2026-06-10', '21:59:59', 'Europe/Berlin', '2026-06-10'],
  ['in winter after midnight', '2026-12-31', '23:00:00', 'Europe/Berlin', '2027-01-01'],
  ['in winter before midnight', '2026-12-31', '22:59:59', 'Europe/Berlin', '2026-12-31'],
  ['on the day whose hour is missing', '2026-03-28', '23:00:00', 'Europe/Berlin', '2026-03-29'],
  ['on the day whose hour is doubled', '2026-10-25', '22:59:59', 'Europe/Berlin', '2026-10-25'],
  ['behind UTC', '2026-06-11', '03:59:59', 'America/New_York', '2026-06-10'],
  ['in UTC', '2026-06-10', '23:59:59', 'UTC', '2026-06-10'],
])('a moment %s has the date of the place', (_, day, time, zone, date) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const at = dayOfDate(day) * DAY + ((hours * 60 + minutes) * 60 + seconds) * SECOND;
  expect(calendarDate(at, zone)).toBe(date);
  expect(calendarDay(at, zone)).toBe(dayOfDate(date));
});

test('days and dates are the same in both directions, and no moment is more than a day from its date', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu');
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 47_481 * DAY }), (zone, at) => {
      const day = calendarDay(at, zone);
      expect(dayOfDate(dateOfDay(day))).toBe(day);
      expect(Math.abs(day - Math.floor(at / DAY))).toBeLessThanOrEqual(1);
    }),
  );
});
