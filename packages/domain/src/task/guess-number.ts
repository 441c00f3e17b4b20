import { clampNumber } from '../number.ts';
import type { GuessNumberContent } from './content.ts';
import { type Mistake, mistakeUnless } from './mistake.ts';

/** Whether the answer is the number, after the clamp that every number goes through (specification 1, part 5). */
export function isGuessNumberRight(content: GuessNumberContent, answer: number): boolean {
  return clampNumber(answer) === content.answer;
}

/** A range has both ends or none, begins before it ends, and holds the answer. */
export function guessNumberMistakes({ answer, range_from: from, range_to: to }: GuessNumberContent): Mistake[] {
  if (from === null && to === null) return [];
  if (from === null) return [{ path: ['range_from'], code: 'missing' }];
  if (to === null) return [{ path: ['range_to'], code: 'missing' }];
  if (from >= to) return [{ path: ['range_to'], code: 'invalid' }];
  return mistakeUnless(from <= answer && answer <= to, 'invalid', 'answer');
}
