import { clampNumber, isNumberInput } from '../clamp-number.ts';
import { Problem } from '../problem.ts';
import { readWholeNumber } from '../read-whole-number.ts';
import { type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { GuessNumberContent } from './task-types.ts';

/** The number that a player sent, as it is compared and kept. @throws Problem `invalid_request` for a text without a digit */
export function numberAnswer(sent: string | number): number {
  if (!isNumberInput(sent)) throw new Problem('invalid_request', undefined, 'answer');
  return clampNumber(sent);
}

/** Whether the clamped answer is the number, or at most `tolerance` off. */
export function isGuessNumberRight({ answer: number, tolerance = 0 }: GuessNumberContent, answer: number): boolean {
  return Math.abs(clampNumber(answer) - number) <= tolerance;
}

/** Clamps one end of the slider's range. A negative end becomes 0, unlike a negative answer, which loses its sign. */
export function clampRangeEnd(value: string | number): number {
  const number = typeof value === 'number' ? value : (readWholeNumber(value) ?? 0);
  return number < 0 ? 0 : clampNumber(number);
}

/** Requires both ends of the range or neither, the first below the second, and the answer between them. */
export function guessNumberMistakes({ answer, range_from: from, range_to: to }: GuessNumberContent): ContentMistake[] {
  if (from === null && to === null) return [];
  if (from === null) return [{ path: ['range_from'], code: 'missing' }];
  if (to === null) return [{ path: ['range_to'], code: 'missing' }];
  if (from >= to) return [{ path: ['range_to'], code: 'invalid' }];
  return mistakeUnless(from <= answer && answer <= to, 'invalid', 'answer');
}
