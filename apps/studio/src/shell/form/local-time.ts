const two = (value: number) => String(value).padStart(2, '0');

/**
 * Converts a wire time (ISO 8601, UTC) to the value of a date-time field in the device's time zone:
 * `2026-05-08T14:30`; '' for null.
 */
export function localTime(time: string | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The value of a date-time field as the site writes times: `08.05.2026 14:30`. Browsers show the field in their own order. '' if empty. */
export function writtenLocalTime(local: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(local) ?? [];
  return year === undefined ? '' : `${day}.${month}.${year} ${time}`;
}

/** Converts the field's value back to a wire time; null for an empty field. */
export function wireTime(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
