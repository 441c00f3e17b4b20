import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { ContentChange } from '@puzzle-runs/contract/management/task-content.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';

/** The call that changes the content, per kind. */
const CALLS = {
  guess_text: routes.tasks.changeGuessText,
  choice: routes.tasks.changeChoice,
  guess_number: routes.tasks.changeGuessNumber,
  locate: routes.tasks.changeLocate,
  cloze: routes.tasks.changeCloze,
  order: routes.tasks.changeOrder,
} as const satisfies Record<TaskType, unknown>;

interface ContentSaving {
  type: TaskType;
  params: { poi_id: number; task_id: number };
  /** What `contentChange` found, with the `updated_at` of the task as it was read. */
  change: object;
}

/** Saves what belongs to the kind. @returns the whole task */
export function sendContent({ type, params, change }: ContentSaving): Promise<ManagedTask> {
  // The calls differ in their bodies alone, and the change was made from a content of this very kind.
  const route = CALLS[type] as typeof routes.tasks.changeChoice;
  return accountCall(route, { params, body: change as ContentChange<'choice'> });
}
