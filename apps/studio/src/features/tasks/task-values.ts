import type { ManagedTask, NewTask } from '@puzzle-runs/contract/management/task.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** A kind of task together with its content. */
export type Content = { [K in TaskType]: { task_type: K; task: TaskContents[K] } }[TaskType];

/** What all kinds have in common. */
export interface Common {
  name: string;
  /** HTML. */
  description: string;
  points: number;
  /** Null is unlimited. */
  attempts: number | null;
}

/**
 * What the form of a task holds. Items of lists have id 0 while they are new, and the negative of their id once they are to be deleted.
 */
export type TaskValues = Common & Content;

/** What of a task the form shows; of a new one, what it begins with. */
export function valuesOf(stored: ManagedTask | undefined): TaskValues {
  if (!stored) return newTask('guess_text');
  const { name, description, points, attempts, task_type, task } = stored;
  return { name, description, points, attempts, task_type, task } as TaskValues; // kind and content come as a pair
}

/** A new task of a kind; choosing another kind begins anew with it. */
export function newTask(type: TaskType): TaskValues {
  const common = { name: '', description: '', points: 0, attempts: null };
  return { ...common, task_type: type, task: BLANK[type] } as TaskValues; // kind and content come as a pair
}

/** What the content of a new task begins with. */
const BLANK: { readonly [K in TaskType]: TaskContents[K] } = {
  guess_text: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [] },
  choice: { TaskChoices: [] },
  guess_number: { answer: 0, range_from: null, range_to: null },
  locate: { locate_type: 'image', image: '', code: '' },
  cloze: { text: '', preview: true, TaskClozeWords: [] },
  order: { TaskOrderEntries: [] },
};

function withoutId({ id: _id, ...item }: { id: number }): object {
  return item;
}

/** The body that creates a task: new items are sent without their id, which they do not have yet. */
export function bodyOfNew(values: TaskValues): NewTask {
  const fields = Object.entries(values.task).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(withoutId) : value,
  ]);
  return { ...values, task: Object.fromEntries(fields) } as NewTask; // the same fields, the ids of the items apart
}
