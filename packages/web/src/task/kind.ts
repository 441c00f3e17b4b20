import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** Dictionary keys of what a task of each kind is called. */
export const taskKindKeys = {
  guess_text: 'play.kind.guess_text',
  guess_number: 'play.kind.guess_number',
  choice: 'play.kind.choice',
  cloze: 'play.kind.cloze',
  locate: 'play.kind.locate',
  order: 'play.kind.order',
} as const satisfies Record<TaskType, string>;

/** What is missing while there is no answer to send, per kind (specification 1, part 5). */
export const missingAnswerKeys = {
  guess_text: 'play.missing.guess_text',
  guess_number: 'play.missing.guess_number',
  choice: 'play.missing.choice',
  cloze: 'play.missing.cloze',
  locate: 'play.missing.locate',
  order: 'play.missing.order',
} as const satisfies Record<TaskType, string>;
