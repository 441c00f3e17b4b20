import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import { clampNumber, isNumberInput } from '@puzzle-runs/domain/clamp-number.ts';
import { countGaps } from '@puzzle-runs/domain/task/cloze.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import type { GapFill } from './cloze-gaps.ts';

/** Kinds that are answered in a form; a photo is taken and sent (`photo/photo-task.tsx`). */
export type FormKind = Exclude<TaskType, 'photo'>;

/** What the player has entered so far, per kind. Survives wrong answers and lost connections. */
export interface AnswerDrafts {
  guess_text: string;
  /** As typed; clamped when the field loses focus or is sent. */
  guess_number: string;
  choice: readonly number[];
  cloze: readonly GapFill[];
  locate: string;
  /** Indexes of the entries as received, in the player's order; entries may have the same text. Null until the player moves or confirms. */
  order: readonly number[] | null;
}

interface AnswerDraftRules<K extends FormKind> {
  start(content: PlayedContent<K>): AnswerDrafts[K];
  /** The answer to send; null while it is incomplete. */
  answer(draft: AnswerDrafts[K], content: PlayedContent<K>): TaskAnswers[K] | null;
}

function nonBlank(draft: string): string | null {
  return isBlank(draft) ? null : draft;
}

/** Word or text of every gap; null while one is empty. */
function gapWords(fills: readonly GapFill[], { TaskClozeWords }: PlayedContent<'cloze'>): string[] | null {
  const words = fills.flatMap((fill) => {
    const word = typeof fill === 'number' ? TaskClozeWords[fill]?.word : fill;
    return word && !isBlank(word) ? [word] : [];
  });
  return words.length === fills.length ? words : null;
}

/** Whether a stored draft fits the content, which the creator may have changed meanwhile. */
const FITS: { [K in FormKind]: (draft: unknown, content: PlayedContent<K>) => draft is AnswerDrafts[K] } = {
  guess_text: isText,
  guess_number: isText,
  locate: isText,
  choice: (draft, { TaskChoices }): draft is number[] =>
    isList(draft) && draft.every((id) => TaskChoices.some((choice) => choice.id === id)),
  cloze: (draft, { text, TaskClozeWords }): draft is GapFill[] =>
    isList(draft) &&
    draft.length === countGaps(text) &&
    draft.every((fill) => fill === null || isText(fill) || TaskClozeWords[Number(fill)] !== undefined),
  order: (draft, { TaskOrderEntries }): draft is number[] =>
    isList(draft) &&
    draft.length === TaskOrderEntries.length &&
    TaskOrderEntries.every((_, index) => draft.includes(index)),
};

function isText(draft: unknown): draft is string {
  return typeof draft === 'string';
}

function isList(draft: unknown): draft is unknown[] {
  return Array.isArray(draft);
}

/** The draft stored by this device if it still fits the task; else the initial draft. */
export function restoreDraft<K extends FormKind>(kind: K, stored: unknown, content: PlayedContent<K>): AnswerDrafts[K] {
  return FITS[kind](stored, content) ? stored : answerDrafts[kind].start(content);
}

/** Per kind: the initial draft, and the answer made from a draft. */
export const answerDrafts: { [K in FormKind]: AnswerDraftRules<K> } = {
  guess_text: { start: () => '', answer: nonBlank },
  guess_number: {
    // Empty with a slider, too: a number that the player did not choose must not be sent, and the middle of a range would suggest the answer.
    start: () => '',
    answer: (draft) => (draft.trim() === '' || !isNumberInput(draft) ? null : clampNumber(draft)),
  },
  choice: { start: () => [], answer: (draft) => (draft.length === 0 ? null : draft) },
  cloze: { start: ({ text }) => Array<GapFill>(countGaps(text)).fill(null), answer: gapWords },
  locate: { start: () => '', answer: nonBlank },
  order: {
    // An order that the player has not touched must not take an attempt.
    start: () => null,
    answer: (draft, { TaskOrderEntries }) => draft?.flatMap((index) => TaskOrderEntries[index]?.text ?? []) ?? null,
  },
};
