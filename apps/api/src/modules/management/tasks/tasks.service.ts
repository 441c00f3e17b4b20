import type { ManagedTask, NewTask, TaskChange } from '@puzzle-runs/contract/management/task.ts';
import { changedFields } from '@puzzle-runs/domain/changes.ts';
import { TASKS_MAX } from '@puzzle-runs/domain/limits.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { changeRun, type Editing } from '../../content/edit-exploration.service.ts';
import { refreshTotals } from '../../content/totals.repository.ts';
import {
  changedAt,
  claimingName,
  htmlField,
  nameFields,
  refuseFull,
  refuseMissing,
  refuseStale,
  required,
} from '../input-checks.ts';
import { getOwnPoi, getOwnTask } from '../ownership.repository.ts';
import { inNewOrder, moved } from '../reorder.ts';
import { toManagedTask } from './managed-task.ts';
import { contentOfNew, refuseBadContent } from './new-content.ts';
import { deleteTask, findEnd, insertTask, listPositions, updateTask } from './tasks.repository.ts';

interface OfTask {
  poi_id: number;
  task_id: number;
}

/**
 * Adds a quest of any kind, with its whole content, to the end of an own spot.
 * @throws `not_found`, `missing` and `invalid_request` naming everything that is not complete, `name_taken` within the spot,
 * `limit_reached`.
 */
export function createTask(
  { now, ...deps }: Editing,
  { user_id }: Session,
  poiId: number,
  { name, description, attempts, task_type, task, ...sent }: NewTask,
): Promise<ManagedTask> {
  refuseMissing({ name });
  const points = required(sent.points, 'points');
  const content = contentOfNew(task_type, task as never);
  refuseBadContent(task_type, content, 'task.');
  const text = htmlField(description);
  return changeRun(deps, async (tx, changes) => {
    const { poi } = await getOwnPoi(tx, user_id, poiId);
    changes(poi.explorationId);
    const end = await findEnd(tx, poiId);
    refuseFull(end.count, TASKS_MAX);
    const inserting = insertTask(tx, {
      poiId,
      position: end.position + 1,
      name,
      slug: '',
      ...nameFields(name),
      description: text,
      points,
      attempts,
      taskType: task_type,
      content,
      updatedAt: now(),
    });
    const row = await claimingName(inserting, name);
    await refreshTotals(tx, poi.explorationId);
    return toManagedTask(row);
  });
}

/**
 * Changes what all kinds have in common. Points that were earned already stay as they are (design part 6).
 * @throws `not_found`, `missing`, `conflict`, `nochange`, `name_taken`, `limit_reached`.
 */
export function changeTask(
  { now, ...deps }: Editing,
  { user_id }: Session,
  ids: OfTask,
  change: TaskChange,
): Promise<ManagedTask> {
  const { name, description, points, attempts } = change;
  refuseMissing({ name });
  const sent = { ...nameFields(name), description: htmlField(description), points, attempts };
  return changeRun(deps, async (tx, changes) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    changes(explorationId);
    refuseStale(task, change);
    const changed = { ...changedFields(task, sent), updatedAt: changedAt(task, now()) };
    const row = await claimingName(updateTask(tx, task.id, changed), name ?? task.name);
    if (row.points !== task.points) await refreshTotals(tx, explorationId);
    return toManagedTask(row);
  });
}

/** Deletes a quest; the quests after it move up. Whoever has solved it keeps the points. */
export async function removeTask(deps: Pick<Deps, 'store' | 'hub'>, { user_id }: Session, ids: OfTask) {
  await changeRun(deps, async (tx, changes) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    changes(explorationId);
    await deleteTask(tx, task);
    await refreshTotals(tx, explorationId);
  });
  return { deleted: true as const };
}

/** Writes new positions and answers the whole order. Throws `not_found`, `invalid_request` and `nochange` as `moved` says. */
export async function arrangeTasks(
  deps: Pick<Deps, 'store' | 'hub'>,
  { user_id }: Session,
  poiId: number,
  order: { task_id: number; position: number }[],
) {
  const after = await changeRun(deps, async (tx, changes) => {
    const { poi } = await getOwnPoi(tx, user_id, poiId);
    changes(poi.explorationId);
    const stored = await listPositions(tx, poiId);
    const changed = moved(
      stored,
      order.map(({ task_id, position }) => ({ id: task_id, position })),
    );
    for (const { id, position } of changed) await updateTask(tx, id, { position });
    return inNewOrder(stored, changed);
  });
  return { order: after.map(({ id, position }) => ({ task_id: id, position })) };
}
