import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { contentMistakes } from '@puzzle-runs/domain/task/validate-content.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/task/local-game.ts';
import { purifyHtml } from '#editor/paste/purify-html.ts';

/** Turns an edited list into a stored one: removes items marked for deletion, and numbers ids and positions from 1. */
function withoutDeleted<T extends { id: number }>(items: readonly T[]): T[] {
  return items.filter(({ id }) => id >= 0).map((item, place) => ({ ...item, id: place + 1, position: place + 1 }));
}

const STORED: { readonly [K in TaskType]: (content: TaskContents[K]) => TaskContents[K] } = {
  guess_text: (content) => ({ ...content, TaskGuessTextAnswers: withoutDeleted(content.TaskGuessTextAnswers) }),
  guess_number: (content) => content,
  choice: ({ TaskChoices }) => ({ TaskChoices: withoutDeleted(TaskChoices) }),
  cloze: (content) => ({
    ...content,
    text: purifyHtml(content.text),
    TaskClozeWords: withoutDeleted(content.TaskClozeWords),
  }),
  locate: (content) => content,
  order: ({ TaskOrderEntries }) => ({ TaskOrderEntries: withoutDeleted(TaskOrderEntries) }),
  photo: (content) => content,
};

function storedContent<K extends TaskType>(kind: K, content: TaskContents[K]): TaskContents[K] {
  return STORED[kind](content);
}

/** Returns the form's task as players would get it after saving; undefined while the task is incomplete. */
export function playableTask(task: TaskWithSolution): TaskWithSolution | undefined {
  const { name, description, explanation = '', task_type } = task;
  const content = storedContent(task_type, task.task);
  if (isBlank(name) || contentMistakes(task_type, content).length > 0) return undefined;
  const texts = { description: purifyHtml(description), explanation: purifyHtml(explanation) };
  return { ...task, ...texts, task: content };
}
