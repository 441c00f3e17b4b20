import type { PlayedContent, PlayedTask } from '@puzzle-runs/contract/task.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** A task of one kind. Same as the contract's union, but ties kind and content together for generic code. */
export type Task<K extends TaskType = TaskType> = Omit<PlayedTask, 'task_type' | 'task'> & {
  task_type: K;
  task: PlayedContent<K>;
};
