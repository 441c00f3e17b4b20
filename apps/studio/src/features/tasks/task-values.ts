import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { studioKind } from '#tasks/task-kinds.ts';

/** A kind of task with its content. */
export type Content = { [K in TaskType]: { task_type: K; task: TaskContents[K] } }[TaskType];

/** Fields that all kinds share. */
export interface Common {
  name: string;
  /** HTML. */
  description: string;
  points: number;
  /** Null means unlimited. */
  attempts: number | null;
  /** HTML, shown after the answer. */
  explanation: string;
  /** Whether explanation and solution are also shown after the last attempt. */
  explain_after_attempts: boolean;
  /** Whether the best try brings points when the last attempt is used. */
  partial: boolean;
  /** Ids of the quests that are its pieces; missing without any, and for a new quest. */
  pieces?: readonly number[] | undefined;
}

/** Form values of a task. In lists, a new item has id 0, and an item marked for deletion has its negative id. */
export type TaskValues = Common & Content & { pending?: Pending };

/** Text in the field for a new entry that was not added yet; undefined for an empty field. Saving adds it. */
export type Pending = string | undefined;

/** Form values of a stored task, or of a new one of a kind. */
export function taskValuesOf(stored: ManagedTask | undefined, kind: TaskType = 'guess_text'): TaskValues {
  if (!stored) return newTask(kind);
  const { name, description, points, attempts, explanation, explain_after_attempts, partial, task_type, task } = stored;
  const { pieces } = stored;
  const afterwards = { explanation, explain_after_attempts, partial };
  const common = { name, description, points, attempts, ...afterwards, ...(pieces && { pieces }) };
  return { ...common, task_type, task } as TaskValues; // kind and content come as a pair
}

/** Empty form values for a kind. */
export function newTask(type: TaskType): TaskValues {
  const afterwards = { explanation: '', explain_after_attempts: false, partial: false };
  const common = { name: '', description: '', points: 0, attempts: null, ...afterwards };
  return ofKind(common, type);
}

/** Form values with the empty content of a kind. */
export function ofKind(common: Common, type: TaskType): TaskValues {
  return { ...common, task_type: type, task: studioKind(type).blank } as TaskValues; // kind and content come as a pair
}
