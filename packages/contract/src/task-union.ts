import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { z } from 'zod';

/**
 * The union of one object schema per kind of task, told apart by `task_type`, in the order of the record. A kind without its
 * schema does not compile. The API document names the union and each kind: `PlayedTask`, `PlayedTaskGuessText`.
 */
export function taskUnion<Options extends Record<TaskType, z.ZodObject>>(id: string, options: Options) {
  for (const [kind, schema] of Object.entries(options))
    z.globalRegistry.add(schema, { id: `${id}${pascalCase(kind)}` });
  const kinds = Object.values(options) as [Options[TaskType], ...Options[TaskType][]];
  return z.discriminatedUnion('task_type', kinds).meta({ id });
}

/** `guess_text` becomes `GuessText`. */
function pascalCase(kind: string): string {
  return kind.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
