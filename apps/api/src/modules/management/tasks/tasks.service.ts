import type { ManagedTask, NewTask, TaskChange } from '@puzzle-runs/contract/management/task.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { arePhotosAllowed } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { type TaskType, taskKind } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { appendTask, changeTaskRow, deleteTaskRow, moveTasks } from '#modules/content/store-task.service.ts';
import { claimingName, claimName, claimOtherName } from '#modules/names/claim-name.service.ts';
import { keepWhatIsOpen } from '#modules/play/conditions/edit-conditions.service.ts';
import {
  giveNewPoints,
  planRecalculation,
  type Recalculation,
} from '#modules/play/score/recalculate-points.service.ts';
import { logRecalculation } from '../battles/event-log.service.ts';
import { cleanHtmlFields, nextUpdatedAt, refuseMissing, refuseStale, requireNumber } from '../input-checks.ts';
import { getOwnPoi, getOwnTask } from '../ownership.repository.ts';
import { listTaskPositions } from '../pois/poi-parts.repository.ts';
import { applyPositions, changedPositions } from '../reorder.ts';
import { toManagedTask } from './managed-task.ts';
import { contentOfNew, refuseBadContent } from './task-contents.service.ts';

interface OfTask {
  poi_id: number;
  task_id: number;
}

/**
 * Adds a task with its content to the end of an own poi.
 * @throws `not_found`, `missing` and `invalid_request` for each incomplete
 * field, `nameless`, `name_taken` within the poi, `limit_reached`.
 */
export async function createTask(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  poiId: number,
  { name, attempts, explain_after_attempts, partial, task_type, task, ...sent }: NewTask,
): Promise<ManagedTask> {
  refuseMissing({ name });
  const points = requireNumber(sent.points, 'points');
  const content = await contentOfNew(task_type, task as never);
  refuseBadContent(task_type, content, 'task.');
  const texts = await cleanHtmlFields('task', sent);
  return claimingName(() =>
    editExploration(deps, async (tx, markChanged) => {
      const { poi, exploration } = await getOwnPoi(tx, user_id, poiId);
      if (task_type === 'photo' && !arePhotosAllowed(exploration))
        throw new Problem('invalid_request', undefined, 'task_type');
      markChanged(poi.explorationId);
      await keepWhatIsOpen(tx, poi.explorationId, now());
      const task = await appendTask(tx, poi.explorationId, {
        poiId,
        ...(await claimName(tx, { poiId }, name)),
        ...texts,
        points,
        ...attemptsOf(task_type, { attempts, partial }),
        explainAfterAttempts: explain_after_attempts,
        taskType: task_type,
        content,
        updatedAt: now(),
      });
      return toManagedTask(task);
    }),
  );
}

/**
 * Changes the fields that all task types share. Points that players already earned stay, unless `recalculate` asks for
 * the new points for all who solved the task.
 * @throws `not_found`, `missing`, `nameless`, `conflict`, `nochange`,
 * `name_taken`, `limit_reached`, `invalid_request` for another task type.
 */
export async function changeTask(
  { now, ...deps }: EditDeps & Pick<Deps, 'log'>,
  { user_id, name: actor }: Session,
  ids: OfTask,
  change: TaskChange,
): Promise<ManagedTask> {
  const { name, points, attempts, task_type, recalculate } = change;
  refuseMissing({ name });
  const sent = {
    ...(await cleanHtmlFields('task', change)),
    points,
    explainAfterAttempts: change.explain_after_attempts,
  };
  let planned: Recalculation | undefined;
  const managed = await claimingName(() =>
    editExploration(deps, async (tx, markChanged) => {
      const { task, explorationId } = await getOwnTask(tx, user_id, ids);
      markChanged(explorationId);
      refuseStale(task, change);
      if (task_type !== undefined && task_type !== task.taskType) {
        throw new Problem('invalid_request', undefined, 'task_type');
      }
      const named = await claimOtherName(tx, { poiId: ids.poi_id }, task, name);
      const limits = attemptsOf(task.taskType, { attempts, partial: change.partial });
      if (attempts !== undefined) await keepWhatIsOpen(tx, explorationId, now());
      const row = await changeTaskRow(tx, explorationId, task, {
        ...changedFields(task, { ...named, ...sent, ...limits }),
        updatedAt: nextUpdatedAt(task, now()),
      });
      if (recalculate && points !== undefined) {
        const counted = { taskId: task.id, points, attempts: row.partial ? row.attempts : null };
        const { recalculation, battleIds } = await planRecalculation(tx, counted);
        planned = recalculation;
        await logRecalculation(tx, battleIds, { task: row.name, points, actor, at: now() });
      }
      return toManagedTask(row);
    }),
  );
  if (planned) await giveNewPoints({ ...deps, now }, planned);
  return managed;
}

/** Without wrong answers, attempts are not limited. */
function attemptsOf<A, P>(type: TaskType, sent: { attempts: A; partial: P }) {
  return taskKind(type).isNeverWrong ? { attempts: null, partial: false } : sent;
}

/** Deletes a task; the tasks after it move up. Players who solved it keep the points. */
export async function removeTask({ now, ...deps }: EditDeps, { user_id }: Session, ids: OfTask) {
  const adapted = await editExploration(deps, async (tx, markChanged) => {
    const { task, explorationId } = await getOwnTask(tx, user_id, ids);
    markChanged(explorationId);
    await keepWhatIsOpen(tx, explorationId, now());
    return deleteTaskRow(tx, explorationId, task);
  });
  return { deleted: true as const, ...(adapted.length > 0 && { adapted }) };
}

/** Writes new positions and returns the whole order. Throws like `changedPositions`. */
export async function arrangeTasks(
  deps: Pick<Deps, 'store' | 'changeFeed'>,
  { user_id }: Session,
  poiId: number,
  order: { task_id: number; position: number }[],
) {
  const after = await editExploration(deps, async (tx, markChanged) => {
    const { poi } = await getOwnPoi(tx, user_id, poiId);
    markChanged(poi.explorationId);
    const stored = await listTaskPositions(tx, poiId);
    const changed = changedPositions(
      stored,
      order.map(({ task_id, position }) => ({ id: task_id, position })),
    );
    await moveTasks(tx, changed);
    return applyPositions(stored, changed);
  });
  return { order: after.map(({ id, position }) => ({ task_id: id, position })) };
}
