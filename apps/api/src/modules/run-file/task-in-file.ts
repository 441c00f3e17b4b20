import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import { taskKind } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { textsOfTask } from '@puzzle-runs/domain/translation/source-texts.ts';
import type { Tables } from '#db/tables.ts';
import { storedKind } from '#mapping/task-contents.ts';
import { type TranslatedByKey, toFileTexts } from './texts-in-file.ts';

/** Columns of a task of the file (already sanitised). */
export function fromFileTask({ name, description, task_type, points, attempts, task, ...file }: RunTask) {
  const { isNeverWrong = false } = taskKind(task_type);
  return {
    name,
    description,
    taskType: task_type,
    points,
    attempts: isNeverWrong ? null : attempts,
    explanation: file.explanation ?? '',
    explainAfterAttempts: file.explain_after_attempts ?? false,
    partial: !isNeverWrong && (file.partial ?? false),
    content: storedKind(task_type).fromFile(task as never),
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
    task: storedKind(taskType).toFile(content as never),
  };
}
