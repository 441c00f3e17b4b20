import { timeWords } from '@puzzle-runs/web/time-words.ts';

/** Says a moment of the wire (ISO 8601, UTC) in the time of who reads it; a dash for none. */
export function timeOrDash(time: string | null): string {
  return time === null ? '–' : timeWords(time);
}
