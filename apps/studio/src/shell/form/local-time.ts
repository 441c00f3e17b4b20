const two = (value: number) => String(value).padStart(2, '0');

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIELD_LENGTH = 'YYYY-MM-DDTHH:mm'.length;

function fieldTime(ms: number): string {
  const at = new Date(ms);
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * The moments (milliseconds, in order) that a device's clock shows as this date and time: none in the hour that is
 * missing when clocks go forward, two in the hour that comes twice when they go back, else one. Empty for an unfinished
 * value.
 */
function momentsOf(field: string): number[] {
  const asUtc = Date.parse(`${field}Z`);
  if (Number.isNaN(asUtc)) return [];
  // The offset changes at most once within two days.
  const offsets = [-DAY_MS, DAY_MS].map((days) => new Date(asUtc + days).getTimezoneOffset());
  const moments = offsets.map((offset) => asUtc + offset * MINUTE_MS).filter((at) => fieldTime(at) === field);
  return [...new Set(moments)].toSorted((a, b) => a - b);
}

/** `+02:00`, as the device's clock is ahead of UTC at a moment. */
function offsetAt(ms: number): string {
  const minutes = -new Date(ms).getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * Converts a wire time (ISO 8601, UTC) to the value of a date-time field in the device's time zone: `2026-05-08T14:30`,
 * in an hour that comes twice with its offset: `2026-10-25T02:30+01:00`; '' for null.
 */
export function localTime(time: string | null): string {
  if (time === null) return '';
  const at = Date.parse(time);
  const field = fieldTime(at);
  return momentsOf(field).length > 1 ? `${field}${offsetAt(at)}` : field;
}

/** What the browser's field shows of a value: date and time without an offset. */
export function shownInField(local: string): string {
  return local.slice(0, FIELD_LENGTH);
}

/**
 * The value of a date-time field as the site writes times: `08.05.2026 14:30`. Browsers show the field in their own
 * order. '' if empty.
 */
export function writtenLocalTime(local: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(local) ?? [];
  return year === undefined ? '' : `${day}.${month}.${year} ${time}`;
}

/**
 * Converts the field's value back to a wire time; null for an empty field. In an hour that comes twice without an
 * offset, the first counts.
 */
export function wireTime(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** The time that a time in a missing hour becomes: an hour later. Undefined for other times. */
export function replacesMissing(local: string): string | undefined {
  const at = Date.parse(local);
  if (Number.isNaN(at) || momentsOf(shownInField(local)).length > 0) return undefined;
  return fieldTime(at);
}

/** Both values of a time in an hour that comes twice, the earlier first; empty for other times. */
export function bothTimes(local: string): { value: string; offset: string }[] {
  const field = shownInField(local);
  const moments = momentsOf(field);
  return moments.length < 2 ? [] : moments.map((at) => ({ value: `${field}${offsetAt(at)}`, offset: offsetAt(at) }));
}

/** Whether one value comes before another, also within an hour that comes twice. */
export function isBefore(local: string, other: string): boolean {
  return Date.parse(local) < Date.parse(other);
}

/** Name of the device's time zone: `Europe/Berlin`. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
