import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';

/** Formats a time (ISO 8601, UTC; or milliseconds since 1970) in the reader's time zone; a dash for null. */
export function timeOrDash(time: string | number | null): string {
  return time === null ? '–' : formatTime(time);
}
