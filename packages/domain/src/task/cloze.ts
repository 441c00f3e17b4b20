import { arePositions } from '../exploration/positions.ts';
import { CLOZE_BLANK } from '../limits.ts';
import type { ClozeContent } from './content.ts';
import { foldCase, isBlank } from './fold.ts';
import { blankMistakes, type Mistake, mistakeUnless } from './mistake.ts';
import { areTextsInOrder } from './texts-in-order.ts';

/**
 * Whether the words are those of the gaps, in the order of the gaps. Capitals do not matter: where words are typed, a phone writes
 * the first letter as it likes.
 */
export function isClozeRight(content: ClozeContent, answer: readonly string[]): boolean {
  const words = content.TaskClozeWords.map(({ word, position }) => ({ text: word, position }));
  return areTextsInOrder(words, answer, foldCase);
}

/** How many gaps a text has: runs of ten underscores (specification 1, part 9); a longer run is as many as fit into it. */
export function countGaps(text: string): number {
  return text.split(CLOZE_BLANK).length - 1;
}

/** A text, at least one word, none blank, as many as the text has gaps, with positions 1…n. */
export function clozeMistakes({ text, TaskClozeWords: words }: ClozeContent): Mistake[] {
  const gapsFilled = isBlank(text) || words.length === 0 || countGaps(text) === words.length;
  return [
    ...mistakeUnless(!isBlank(text), 'missing', 'text'),
    ...mistakeUnless(gapsFilled, 'invalid', 'text'),
    ...mistakeUnless(words.length > 0, 'missing', 'TaskClozeWords'),
    ...mistakeUnless(arePositions(words.map(({ position }) => position)), 'invalid', 'TaskClozeWords'),
    ...blankMistakes('TaskClozeWords', words, 'word'),
  ];
}
