import { areContiguousPositions } from '../../edit-list.ts';
import { isBlank } from '../../text/blank.ts';
import { comparableText } from '../../text/comparable-text.ts';
import { blankMistakes, mistakeUnless } from '../content-mistake.ts';
import type { TaskKind, Written } from '../task-kind.ts';
import { areTextsInOrder, inOrder, partsInOrder } from '../texts-in-order.ts';

/** Marks a gap in a cloze text. */
export const CLOZE_BLANK = '_'.repeat(10);

export interface ClozeContent extends Written {
  /** HTML; a gap is ten underscores. */
  text: string;
  /** Whether players choose from the shuffled words instead of typing. */
  preview: boolean;
  TaskClozeWords: readonly { id: number; word: string; position: number }[];
}

/** Between the words of a written answer. */
const GAP = ' / ';

/** A text with gaps; an answer is the words in the order of the gaps. */
export const cloze = {
  /** Whether the words match the gaps in order. Ignores case, because phones capitalise the first letter. */
  isRight: (content, answer) => areTextsInOrder(wordsOf(content), answer, comparableText),
  rightAnswer: wordsOf,

  /** Requires a text and one word per gap, none blank, with positions 1…n. */
  mistakes({ text, TaskClozeWords: words }) {
    const gapsFilled = isBlank(text) || words.length === 0 || countGaps(text) === words.length;
    return [
      ...mistakeUnless(!isBlank(text), 'missing', 'text'),
      ...mistakeUnless(gapsFilled, 'invalid', 'text'),
      ...mistakeUnless(words.length > 0, 'missing', 'TaskClozeWords'),
      ...mistakeUnless(areContiguousPositions(words.map(({ position }) => position)), 'invalid', 'TaskClozeWords'),
      ...blankMistakes('TaskClozeWords', words, 'word'),
    ];
  },

  played: ({ text, preview, TaskClozeWords }, { shuffled }) => ({
    text,
    preview,
    TaskClozeWords: preview ? shuffled(TaskClozeWords.map(({ word }) => ({ word }))) : [],
  }),

  texts: ({ text, TaskClozeWords }) => ({
    own: [['cloze_text', text]],
    items: inOrder(TaskClozeWords).map(({ id, word }) => ['word', word, id]),
  }),

  translated: ({ TaskClozeWords: words, ...content }, text) => ({
    ...content,
    text: text('cloze_text') ?? content.text,
    TaskClozeWords: words.map((item) => ({ ...item, word: text('word', item.id) ?? item.word })),
  }),

  parts: (content, answer) => partsInOrder(wordsOf(content), answer, comparableText),
  written: (words) => words.join(GAP),
  // A word may have a slash of its own.
  read: (text) => text.split(text.includes(GAP) ? GAP : GAP.trim()).map((word) => word.trim()),

  expecting: (content, words) => ({
    ...content,
    TaskClozeWords: words.map((word, index) => ({ id: index, word, position: index + 1 })),
  }),
} satisfies TaskKind<ClozeContent, readonly string[]>;

function wordsOf({ TaskClozeWords }: ClozeContent): string[] {
  return inOrder(TaskClozeWords).map(({ word }) => word);
}

/** Number of gaps (ten underscores each) in a text; a longer row of underscores counts as many gaps as fit into it. */
export function countGaps(text: string): number {
  return text.split(CLOZE_BLANK).length - 1;
}
