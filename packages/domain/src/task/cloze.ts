import { areContiguousPositions } from '../exploration/list-positions.ts';
import { CLOZE_BLANK } from '../limits.ts';
import { isBlank } from '../text/blank.ts';
import { comparableText } from '../text/comparable-text.ts';
import { blankMistakes, type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { ClozeContent } from './task-types.ts';
import { areTextsInOrder } from './texts-in-order.ts';

/** Whether the words match the gaps in order. Ignores case, because phones capitalise the first letter. */
export function isClozeRight(content: ClozeContent, answer: readonly string[]): boolean {
  const words = content.TaskClozeWords.map(({ word, position }) => ({ text: word, position }));
  return areTextsInOrder(words, answer, comparableText);
}

/** Number of gaps (ten underscores each) in a text; a longer row of underscores counts as many gaps as fit into it. */
export function countGaps(text: string): number {
  return text.split(CLOZE_BLANK).length - 1;
}

/** Requires a text and one word per gap, none blank, with positions 1…n. */
export function clozeMistakes({ text, TaskClozeWords: words }: ClozeContent): ContentMistake[] {
  const gapsFilled = isBlank(text) || words.length === 0 || countGaps(text) === words.length;
  return [
    ...mistakeUnless(!isBlank(text), 'missing', 'text'),
    ...mistakeUnless(gapsFilled, 'invalid', 'text'),
    ...mistakeUnless(words.length > 0, 'missing', 'TaskClozeWords'),
    ...mistakeUnless(areContiguousPositions(words.map(({ position }) => position)), 'invalid', 'TaskClozeWords'),
    ...blankMistakes('TaskClozeWords', words, 'word'),
  ];
}
