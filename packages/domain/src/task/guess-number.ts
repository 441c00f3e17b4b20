import { clampNumber } from '../clamp-number.ts';
import { type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { GuessNumberContent } from './task-types.ts';

/** Whether the clamped answer is the number, or at most `tolerance` off. */
export function isGuessNumberRight({ answer: number, tolerance = 0 }: GuessNumberContent, answer: number): boolean {
  return Math.abs(clampNumber(answer) - number) <= tolerance;
}

/** Clamps one end of the slider's range. A negative end becomes 0, unlike a negative answer, which loses its sign. */
export function clampRangeEnd(value: string | number): number {
  const isNegative = typeof value === 'number' ? value < 0 : /^\s*[-−]/.test(value);
  return isNegative ? 0 : clampNumber(value);
}

/** Requires both ends of the range or neither, the first below the second, and the answer between them. */
export function guessNumberMistakes({ answer, range_from: from, range_to: to }: GuessNumberContent): ContentMistake[] {
  if (from === null && to === null) return [];
  if (from === null) return [{ path: ['range_from'], code: 'missing' }];
  if (to === null) return [{ path: ['range_to'], code: 'missing' }];
  if (from >= to) return [{ path: ['range_to'], code: 'invalid' }];
  return mistakeUnless(from <= answer && answer <= to, 'invalid', 'answer');
}
