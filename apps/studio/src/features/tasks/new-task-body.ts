import type { NewTask } from '@puzzle-runs/contract/management/task.ts';
import { withPending } from './pending-entry.ts';
import type { TaskValues } from './task-values.ts';

function withoutId({ id: _id, ...item }: { id: number }): object {
  return item;
}

/** Request body for a new task; its items have no id yet. */
export function bodyOfNew(entered: TaskValues): NewTask {
  const { pending: _added, ...values } = withPending(entered);
  const fields = Object.entries(values.task).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(withoutId) : value,
  ]);
  return { ...values, task: Object.fromEntries(fields) } as NewTask; // the same fields, except the ids of the items
}
