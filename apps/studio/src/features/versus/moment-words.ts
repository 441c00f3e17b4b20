import { timeWords } from '@puzzle-runs/web/time-words.ts';

/** Says a moment of the wire; a dash for none. */
export function momentWords(moment: string | null): string {
  return moment === null ? '–' : timeWords(moment);
}
