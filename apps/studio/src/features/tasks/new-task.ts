import type { NewTask } from '@puzzle-runs/contract/management/task.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { TaskValues } from './task.ts';

/** What the content of a new task begins with (specification 2, part 3). */
const BLANK: { readonly [K in TaskType]: TaskContents[K] } = {
  guess_text: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [] },
  choice: { TaskChoices: [] },
  guess_number: { answer: 0, range_from: null, range_to: null },
  locate: { locate_type: 'image', image: '', code: '' },
  cloze: { text: '', preview: true, TaskClozeWords: [] },
  order: { TaskOrderEntries: [] },
};

/** A new task of a kind; choosing another kind begins anew with it (specification 2, part 4). */
export function newTask(type: TaskType): TaskValues {
  const common = { name: '', description: '', points: 0, attempts: null };
  return { ...common, task_type: type, task: BLANK[type] } as TaskValues; // kind and content come as a pair
}

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
