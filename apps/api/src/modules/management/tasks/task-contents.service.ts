import { isDeepStrictEqual } from 'node:util';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { ContentChange } from '@puzzle-runs/contract/management/task-content.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changeTaskRow } from '#modules/content/store-task.service.ts';
import type { Session } from '#session.ts';
import { cleanHtmlField, nextUpdatedAt, refuseStale } from '../input-checks.ts';
import { getOwnTask } from '../ownership.repository.ts';
import { changedContent } from './changed-content.ts';
import { toManagedTask } from './managed-task.ts';
import { refuseBadContent } from './new-content.ts';

interface ChangingContent<K extends TaskType> {
  ids: { poi_id: number; task_id: number };
  type: K;
  change: ContentChange<K>;
}

/**
 * Changes the type-specific content of an own task and returns the whole task. The result must be complete.
 * @throws `not_found` (also for another task type or items of another task), `conflict`, `nochange` (also for positions that are not
 * 1…n), `missing`, `invalid_request`, `limit_reached`.
 */
export async function changeContent<K extends TaskType>(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { ids, type, change }: ChangingContent<K>,
): Promise<ManagedTask> {
  const { updated_at, ...sent } = change;
  const rest =
    'text' in sent && typeof sent.text === 'string' ? { ...sent, text: await cleanHtmlField(sent.text, 'text') } : sent;
  return editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    markChanged(explorationId);
    if (task.taskType !== type) throw new Problem('not_found');
    refuseStale(task, { updated_at });
    const content = changedContent(type, task.content as TaskContents[K], rest as ContentChange<K>);
    if (isDeepStrictEqual(content, task.content)) throw new Problem('nochange');
    refuseBadContent(type, content);
    return toManagedTask(
      await changeTaskRow(tx, explorationId, task, { content, updatedAt: nextUpdatedAt(task, now()) }),
    );
  });
}
