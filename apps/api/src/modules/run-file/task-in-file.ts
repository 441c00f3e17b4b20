import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import { textsOfTask } from '@puzzle-runs/domain/translation/source-texts.ts';
import type { Tables } from '#db/tables.ts';
import { fromFileContent } from './task-content-from-file.ts';
import { toFileContent } from './task-content-to-file.ts';
import { type TranslatedByKey, toFileTexts } from './texts-in-file.ts';

/** Columns of a task of the file (already sanitised). */
export function fromFileTask({ name, description, task_type, points, attempts, task, ...file }: RunTask) {
  return {
    name,
    description,
    taskType: task_type,
    points,
    attempts: task_type === 'photo' ? null : attempts,
    explanation: file.explanation ?? '',
    explainAfterAttempts: file.explain_after_attempts ?? false,
    partial: task_type !== 'photo' && (file.partial ?? false),
    content: fromFileContent(task_type, task as never),
  };
}

/** A stored task as a file holds it. Unused settings are left out. */
export function toFileTask(row: Tables['tasks']['$inferSelect'], texts: TranslatedByKey) {
  const { name, description, taskType, points, attempts, explanation, explainAfterAttempts, partial, content } = row;
  return {
    name,
    description,
    task_type: taskType,
    points,
    attempts,
    ...(explanation !== '' && { explanation }),
    ...(explainAfterAttempts && { explain_after_attempts: true }),
    ...(partial && { partial }),
    ...toFileTexts(textsOfTask(row), texts),
    task: toFileContent(taskType, content as never),
  };
}
