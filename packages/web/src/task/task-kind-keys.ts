import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { FormKind } from './answers/answer-drafts.ts';
import type { Task } from './task.ts';

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

/** Dictionary key of a task's kind as its players see it: only some places to find have a QR code. */
export function playedKindKey({ task_type, task }: Task) {
  const isWithoutCode = task_type === 'locate' && 'locate_type' in task && task.locate_type === 'image';
  return isWithoutCode ? 'play.kind.place' : taskKindKeys[task_type];
}

/** Dictionary keys of what is missing while an answer is incomplete, per kind. */
export const missingAnswerKeys = {
  guess_text: 'play.missing.guess_text',
  guess_number: 'play.missing.guess_number',
  choice: 'play.missing.choice',
  cloze: 'play.missing.cloze',
  locate: 'play.missing.locate',
  order: 'play.missing.order',
} as const satisfies Record<FormKind, string>;
