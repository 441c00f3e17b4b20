import { clampNumber, isNumberInput } from '../../clamp-number.ts';
import { Problem } from '../../problem.ts';
import { readWholeNumber } from '../../read-whole-number.ts';
import { mistakeUnless } from '../content-mistake.ts';
import type { TaskKind, Written } from '../task-kind.ts';

export interface GuessNumberContent extends Written {
  answer: number;
  /** Both null, or both set: then players get a slider. */
  range_from: number | null;
  range_to: number | null;
  /** How far an answer may be off; missing: 0. */
  tolerance?: number;
}

export const guessNumber = {
  /** Whether the clamped answer is the number, or at most `tolerance` off. */
  isRight: ({ answer: number, tolerance = 0 }, answer) => Math.abs(clampNumber(answer) - number) <= tolerance,
  rightAnswer: ({ answer }) => answer,

  /** Requires both ends of the range or neither, the first below the second, and the answer between them. */
  mistakes({ answer, range_from: from, range_to: to }) {
    if (from === null && to === null) return [];
    if (from === null) return [{ path: ['range_from'], code: 'missing' }];
    if (to === null) return [{ path: ['range_to'], code: 'missing' }];
    if (from >= to) return [{ path: ['range_to'], code: 'invalid' }];
    return mistakeUnless(from <= answer && answer <= to, 'invalid', 'answer');
  },

  played: ({ range_from, range_to }) => ({ range_from, range_to }),
  texts: () => ({}),
  translated: (content) => content,
  written: (answer) => String(clampNumber(answer)),
  read: (text) => (isNumberInput(text) ? clampNumber(text) : undefined),
  expecting: (content, answer) => ({ ...content, answer }),

  /** @throws Problem `invalid_request` for a text without a digit */
  comparedAnswer(sent: string | number) {
    if (!isNumberInput(sent)) throw new Problem('invalid_request', undefined, 'answer');
    return clampNumber(sent);
  },
} satisfies TaskKind<GuessNumberContent, number>;

/** Clamps one end of the slider's range. A negative end becomes 0, unlike a negative answer, which loses its sign. */
export function clampRangeEnd(value: string | number): number {
  const number = typeof value === 'number' ? value : (readWholeNumber(value) ?? 0);
  return number < 0 ? 0 : clampNumber(number);
}
