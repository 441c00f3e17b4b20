import type { PlayedContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { AnswerForm, FormKind } from './answer-form.ts';
import { choiceForm } from './choice/choice-input.tsx';
import { clozeForm } from './cloze/cloze-form.ts';
import type { GapFill } from './cloze/cloze-gaps.ts';
import { decisionForm } from './decision/decision-form.ts';
import { guessNumberForm } from './guess-number/guess-number-input.tsx';
import { guessTextForm } from './guess-text/guess-text-input.tsx';
import { locateForm } from './locate/locate-input.tsx';
import { orderForm } from './order/order-form.ts';

/** What the player has entered so far, per kind. Survives wrong answers and lost connections. */
export interface AnswerDrafts {
  guess_text: string;
  /** As typed; clamped when the field loses focus or is sent. */
  guess_number: string;
  choice: readonly number[];
  cloze: readonly GapFill[];
  locate: string;
  /**
   * Indexes of the entries as received, in the player's order; entries may have the same text. Null until the player
   * moves or confirms.
   */
  order: readonly number[] | null;
  decision: readonly number[];
}

const FORMS: { readonly [K in FormKind]: AnswerForm<K, AnswerDrafts[K]> } = {
  guess_text: guessTextForm,
  guess_number: guessNumberForm,
  choice: choiceForm,
  cloze: clozeForm,
  locate: locateForm,
  order: orderForm,
  decision: decisionForm,
};

export function answerForm<K extends FormKind>(kind: K): AnswerForm<K, AnswerDrafts[K]> {
  return FORMS[kind];
}

/** The draft stored by this device if it still fits the task; else the initial draft. */
export function restoreDraft<K extends FormKind>(kind: K, stored: unknown, content: PlayedContent<K>): AnswerDrafts[K] {
  const form = answerForm(kind);
  return form.fits(stored, content) ? (stored as AnswerDrafts[K]) : form.start(content);
}

/** An answer as the player reads it once the task is solved. A photo itself is shown. */
export function describeGivenAnswer<K extends TaskType>(
  kind: K,
  answer: TaskAnswers[K],
  content: PlayedContent<K>,
): string {
  const forms: { readonly [T in TaskType]?: { given(answer: TaskAnswers[T], content: PlayedContent<T>): string } } =
    FORMS;
  return forms[kind]?.given(answer, content) ?? '';
}
