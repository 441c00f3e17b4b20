import { formatTime } from './format-time.ts';

const DATE_LENGTH = 'DD.MM.YYYY'.length;
const MINUTE_LENGTH = 'DD.MM.YYYY HH:mm'.length;

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
