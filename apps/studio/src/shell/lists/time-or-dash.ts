import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';

/** Says a moment of the wire (ISO 8601, UTC; or milliseconds since 1970) in the time of who reads it; a dash for none. */
export function timeOrDash(time: string | number | null): string {
  return time === null ? '–' : formatTime(time);
}
