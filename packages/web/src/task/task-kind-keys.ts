import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { FormKind } from './answers/answer-drafts.ts';

/** Dictionary keys of the task kinds. */
export const taskKindKeys = {
  guess_text: 'play.kind.guess_text',
  guess_number: 'play.kind.guess_number',
  choice: 'play.kind.choice',
  cloze: 'play.kind.cloze',
  locate: 'play.kind.locate',
  order: 'play.kind.order',
  photo: 'play.kind.photo',
} as const satisfies Record<TaskType, string>;

/** Dictionary keys of what is missing while an answer is incomplete, per kind. */
export const missingAnswerKeys = {
  guess_text: 'play.missing.guess_text',
  guess_number: 'play.missing.guess_number',
  choice: 'play.missing.choice',
  cloze: 'play.missing.cloze',
  locate: 'play.missing.locate',
  order: 'play.missing.order',
} as const satisfies Record<FormKind, string>;
