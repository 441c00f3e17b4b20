function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/**
 * Formats a moment (ISO 8601, or milliseconds since 1970) as DD.MM.YYYY HH:mm:ss in the reader's time zone; the same in
 * every language.
 */
export function formatTime(moment: string | number): string {
  const time = new Date(moment);
  const date = [
    twoDigits(time.getDate()),
    twoDigits(time.getMonth() + 1),
    String(time.getFullYear()).padStart(4, '0'),
  ].join('.');
  return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join(':')}`;
}

const DATE_LENGTH = 'DD.MM.YYYY'.length;
const MINUTE_LENGTH = 'DD.MM.YYYY HH:mm'.length;

/** Formats the day of a moment as DD.MM.YYYY. */
export function formatDay(moment: string | number): string {
  return formatTime(moment).slice(0, DATE_LENGTH);
}

/** Formats a moment of an event: HH:mm today, else DD.MM.YYYY HH:mm. `now` is in milliseconds. */
export function formatClock(moment: string | number, now = Date.now()): string {
  return withoutToday(formatTime(moment).slice(0, MINUTE_LENGTH), now);
}

/** Like `formatClock`, to the second: where a second decides. */
export function formatClockSeconds(moment: string | number, now = Date.now()): string {
  return withoutToday(formatTime(moment), now);
}

function withoutToday(time: string, now: number): string {
  const today = formatTime(now);
  return time.slice(0, DATE_LENGTH) === today.slice(0, DATE_LENGTH) ? time.slice(DATE_LENGTH + 1) : time;
}

/**
 * Formats the seconds until a moment in whole minutes, rounded up: `5 min`, from an hour on `1 h 05 min`. Only the last
 * minute counts in seconds: `45 s`. The same in every language.
 */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Formats a length of time in seconds as digits, e.g. `1:02:03`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return [Math.floor(minutes / 60), twoDigits(minutes % 60), twoDigits(seconds % 60)].join(':');
}
