const DAY_MS = 86_400_000;
const DAYS_OF_400_YEARS = 146_097;
/** From 0000-03-01 to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs more than using it a thousand times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    formats.set(timeZone, (format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone })));
  }
  return format;
}

/** The date at a place, `2026-03-29`. `at` in milliseconds. */
export function calendarDate(at: number, timeZone: string): string {
  return formatOf(timeZone).format(at);
}

/** The date at a place as days since 1970-01-01. `at` in milliseconds. */
export function calendarDay(at: number, timeZone: string): number {
  return dayOfDate(calendarDate(at, timeZone));
}

/** Days from 1970-01-01 to a date. Years are counted from March, so that a leap day is the last of its year. */
export function dayOfDate(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOf400 = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOf400 / 4) - Math.floor(yearOf400 / 100);
  return era * DAYS_OF_400_YEARS + yearOf400 * 365 + leapDays + dayOfYear - DAYS_BEFORE_1970;
}

/** The date, this many days after 1970-01-01. */
export function dateOfDay(day: number): string {
  return calendarDate(day * DAY_MS, 'UTC');
}
