import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
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
 * What the form of a task holds. Items of lists have id 0 while they are new, and the negative of their id once they are to be deleted
 * (specification 2, part 4).
 */
export type TaskValues = Common & Content;

/** What a form is about: a stored task, or one that is not there yet. */
export type TaskRecord = TaskValues & Partial<Pick<ManagedTask, 'id' | 'slug' | 'updated_at'>>;

/** What of a record the form shows. */
export function valuesOf({ name, description, points, attempts, task_type, task }: TaskRecord): TaskValues {
  return { name, description, points, attempts, task_type, task } as TaskValues; // kind and content come as a pair
}
