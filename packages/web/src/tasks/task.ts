import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import type { PlayedContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

/** A task of one kind. Same as the contract's union, but ties kind and content together for generic code. */
export type Task<K extends TaskType = TaskType> = Omit<PlayedTask, 'task_type' | 'task'> & {
  task_type: K;
  task: PlayedContent<K>;
};

/** Dictionary key of a task's kind as its players see it: only some places to find have a QR code. */
export function playedKindKey({ task_type, task }: Task) {
  const isWithoutCode = task_type === 'locate' && 'locate_type' in task && task.locate_type === 'image';
  return isWithoutCode ? 'play.kind.place' : (`play.kind.${task_type}` as const);
}
