import type { Seen } from '@puzzle-runs/domain/tasks/task-kind.ts';
import { TASK_KINDS, type TaskContents, type TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { PlayedContent } from '../tasks/task-schemas.ts';

/** What the domain shows of each kind has the fields of the contract. */
const PLAYED: {
  readonly [K in TaskType]: { played(content: TaskContents[K], seen: Seen): PlayedContent<K> };
} = TASK_KINDS;

/** The content of a task as players may see it. */
export function toPlayedContent<K extends TaskType>(type: K, content: TaskContents[K], seen: Seen): PlayedContent<K> {
  return PLAYED[type].played(content, seen);
}
