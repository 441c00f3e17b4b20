import { clampNumber } from '../number.ts';
import type { GuessNumberContent } from './content.ts';
import { type Mistake, mistakeUnless } from './mistake.ts';

/** Whether the answer is the number, after the clamp that every number goes through (specification 1, part 5). */
export function isGuessNumberRight(content: GuessNumberContent, answer: number): boolean {
  return clampNumber(answer) === content.answer;
}

/**
 * An end of the range, as it is typed or sent. Numbers of quests begin at 0, so what lies below it counts as 0: unlike an answer, a
 * slider that begins at -16 (specification 2, part 5) does not mean 16.
 */
export function clampRangeEnd(value: string | number): number {
  const below = typeof value === 'number' ? value < 0 : /^\s*[-−]/.test(value);
  return below ? 0 : clampNumber(value);
}

/** A range has both ends or none, begins before it ends, and holds the answer. */
export function guessNumberMistakes({ answer, range_from: from, range_to: to }: GuessNumberContent): Mistake[] {
  if (from === null && to === null) return [];
  if (from === null) return [{ path: ['range_from'], code: 'missing' }];
  if (to === null) return [{ path: ['range_to'], code: 'missing' }];
  if (from >= to) return [{ path: ['range_to'], code: 'invalid' }];
  return mistakeUnless(from <= answer && answer <= to, 'invalid', 'answer');
}
