import { formatTime } from './format-time.ts';

const DATE_LENGTH = 'DD.MM.YYYY'.length;
const MINUTE_LENGTH = 'DD.MM.YYYY HH:mm'.length;

/** Formats a moment of an event: HH:mm today, else DD.MM.YYYY HH:mm. `now` is in milliseconds. */
export function formatClock(moment: string | number, now = Date.now()): string {
  const [time, today] = [formatTime(moment).slice(0, MINUTE_LENGTH), formatTime(now)];
  return time.slice(0, DATE_LENGTH) === today.slice(0, DATE_LENGTH) ? time.slice(DATE_LENGTH + 1) : time;
}
