import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { ContentChange } from '@puzzle-runs/contract/management/task-content.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import type { Act } from '#shell/form/use-acts.ts';

const CALLS = {
  guess_text: routes.tasks.changeGuessText,
  choice: routes.tasks.changeChoice,
  guess_number: routes.tasks.changeGuessNumber,
  locate: routes.tasks.changeLocate,
  cloze: routes.tasks.changeCloze,
  order: routes.tasks.changeOrder,
  photo: routes.tasks.changePhoto,
} as const satisfies Record<TaskType, unknown>;

interface ContentSaving {
  type: TaskType;
  params: { poi_id: number; task_id: number };
  /** The result of `contentChange`, with the `updated_at` that the client read, for conflict detection. */
  change: object;
  act: Act;
}

/** Kinds with a list, to which a change adds: sent twice, it would add twice. */
const WITH_LIST: readonly TaskType[] = ['guess_text', 'choice', 'cloze', 'order'];

/** Saves the changed content of a task. Returns the whole task. */
export function sendContent({ type, params, change, act }: ContentSaving): Promise<ManagedTask> {
  // The routes differ only in their bodies, and `change` was made from a content of the same kind.
  const route = CALLS[type] as typeof routes.tasks.changeChoice;
  const args = { params, body: change as ContentChange<'choice'> };
  return WITH_LIST.includes(type) ? act(route, args) : accountCall(route, args);
}
