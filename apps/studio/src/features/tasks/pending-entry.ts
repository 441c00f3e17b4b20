import { repliesIn, withReplies } from '@puzzle-runs/domain/tasks/replies.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { studioKind } from '#tasks/task-kinds.ts';
import type { TaskValues } from './task-values.ts';

/** Adds the pending text to the list of entries. Blank text is ignored, and so is a reply in which nothing was entered. */
export function withPending(values: TaskValues): TaskValues {
  const { pending, ...rest } = values;
  const entered = withoutBlankReplies(rest);
  return pending === undefined || isBlank(pending) ? entered : withEntries(entered, [pending.trim()]);
}

function withoutBlankReplies<V extends TaskValues>(values: V): V {
  const replies = repliesIn(values.task);
  const written = replies.filter(({ answer, reply }) => !isBlank(answer) || !isBlank(reply));
  return written.length === replies.length ? values : { ...values, task: withReplies(values.task, written) };
}

/** Adds texts to the list of entries; a kind without a list stays as it is. */
export function withEntries(entered: TaskValues, texts: readonly string[]): TaskValues {
  const task = contentWith(entered.task_type, entered.task, texts);
  return { ...entered, task } as TaskValues; // kind and content come as a pair
}

function contentWith<K extends TaskType>(type: K, content: TaskContents[K], texts: readonly string[]) {
  const { withEntry } = studioKind(type);
  return withEntry ? texts.reduce((entered, text) => withEntry(entered, text), content) : content;
}
