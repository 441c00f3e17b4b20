import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { z } from 'zod';

type Option = z.core.$ZodTypeDiscriminable;

/**
 * The union of one object schema per kind of task, told apart by `task_type`, in the order of the record. A kind without its
 * schema does not compile.
 */
export function taskUnion<Options extends Record<TaskType, Option>>(options: Options) {
  return z.discriminatedUnion('task_type', Object.values(options) as [Options[TaskType], ...Options[TaskType][]]);
}
