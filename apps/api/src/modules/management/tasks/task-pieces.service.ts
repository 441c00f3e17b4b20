import { isDeepStrictEqual } from 'node:util';
import type { ManagedTask, TaskPieces } from '@puzzle-runs/contract/management/task.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#http/session.ts';
import { partIdsOf } from '#modules/content/conditions.service.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changeTaskRow } from '#modules/content/store-task.service.ts';
import { nextUpdatedAt, refuseStale } from '../input-checks.ts';
import { getOwnTask } from '../ownership.repository.ts';
import { toManagedTask } from './managed-task.ts';

/**
 * Chooses the pieces of an own task; none without any. Players keep what they have answered.
 * @throws `not_found`, `conflict`, `nochange`, `invalid_request` for tasks of another exploration and the task itself
 */
export function setPieces(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  ids: { poi_id: number; task_id: number },
  { pieces, updated_at }: TaskPieces,
): Promise<ManagedTask> {
  return editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    markChanged(explorationId);
    refuseStale(task, { updated_at });
    const others = new Set((await partIdsOf(tx, explorationId)).tasks.filter((id) => id !== task.id));
    const unknown = pieces.findIndex((id) => !others.has(id));
    if (unknown !== -1) throw new Problem('invalid_request', undefined, `pieces.${unknown}`);
    if (isDeepStrictEqual(pieces, task.pieces ?? [])) throw new Problem('nochange');
    const changed = { pieces: pieces.length > 0 ? pieces : null, updatedAt: nextUpdatedAt(task, now()) };
    return toManagedTask(await changeTaskRow(tx, explorationId, task, changed));
  });
}
