import { contentMistakes } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import { purifyHtml } from '#editor/paste/purify-html.ts';

/** Turns an edited list into a stored one: removes items marked for deletion, and numbers ids and positions from 1. */
function withoutDeleted<T extends { id: number }>(items: readonly T[]): T[] {
  return items.filter(({ id }) => id >= 0).map((item, place) => ({ ...item, id: place + 1, position: place + 1 }));
}

/** The content as the API would store it. */
function storedContent<Content extends object>(content: Content): Content {
  const fields = Object.entries(content).map(([field, value]) => {
    if (Array.isArray(value)) return [field, withoutDeleted(value)];
    return [field, field === 'text' ? purifyHtml(value) : value];
  });
  return Object.fromEntries(fields);
}

/** Returns the form's task as players would get it after saving; undefined while the task is incomplete. */
export function playableTask(task: TaskWithSolution): TaskWithSolution | undefined {
  const { name, description, explanation = '', task_type } = task;
  const content = storedContent(task.task);
  if (isBlank(name) || contentMistakes(task_type, content).length > 0) return undefined;
  const texts = { description: purifyHtml(description), explanation: purifyHtml(explanation) };
  return { ...task, ...texts, task: content };
}
