import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { Tables } from '#db/tables.ts';

type TaskRow = Tables['tasks']['$inferSelect'];

export function toManagedTask(row: TaskRow): ManagedTask {
  const { id, name, slug, description, points, attempts, position, updatedAt, taskType, content } = row;
  const { explanation, explainAfterAttempts, partial, pieces } = row;
  return {
    id,
    name,
    slug,
    description,
    points,
    attempts,
    explanation,
    explain_after_attempts: explainAfterAttempts,
    partial,
    position,
    ...(pieces && { pieces }),
    updated_at: updatedAt.toISOString(),
    task_type: taskType,
    task: content,
  } as ManagedTask; // type and content are stored as a pair; the contract checks the response
}
