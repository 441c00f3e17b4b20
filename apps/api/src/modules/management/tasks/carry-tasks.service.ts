import { Problem } from '@puzzle-runs/domain/problem.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Tx } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { deleteTaskRow, takeToPoi, moveTasks as writePositions } from '#modules/content/store-task.service.ts';
import { editConditions, keepWhatIsOpen } from '#modules/play/conditions/edit-conditions.service.ts';
import { copyTasks } from '#modules/run-file/copy-parts.service.ts';
import { getOwnPoi, getOwnTasks } from '../ownership.repository.ts';
import { listTaskPositions, listTasks } from '../pois/poi-parts.repository.ts';
import { placedAt } from '../reorder.ts';
import { toManagedTask } from './managed-task.ts';

interface Carried {
  task_ids: readonly number[];
  /** Of the first one; without it, they come last. */
  position?: number | undefined;
}

/**
 * Copies own tasks with their content into an own poi.
 * @throws `not_found`, `limit_reached`, `invalid_request` for a photo task where photos are off
 */
export function copyOwnTasks(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  poiId: number,
  { task_ids, position }: Carried,
) {
  return retryOnNameTaken(() =>
    editExploration(deps, async (tx, markChanged) => {
      const { exploration } = await getOwnPoi(tx, user_id, poiId);
      const tasks = await getOwnTasks(tx, user_id, task_ids);
      markChanged(exploration.id);
      await keepWhatIsOpen(tx, exploration.id, now());
      const originals = tasks.map(({ task, slug }) => ({ id: task.id, slug }));
      const ids = await copyTasks(tx, originals, { exploration, poiId, now: now(), path: 'task_ids' });
      await place(tx, poiId, { ids, position });
      return readRows(tx, ids);
    }),
  );
}

/**
 * Moves own tasks into an own poi. Within an exploration, they stay the same records with all that players did; in
 * another one they are new, and players keep their points, as when a task is deleted.
 * @throws `not_found`, `limit_reached`, `nochange`, `cyclic_conditions`, `invalid_request` for a photo task where photos are off
 */
export function moveOwnTasks(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  poiId: number,
  { task_ids, position }: Carried,
) {
  return retryOnNameTaken(() =>
    editExploration(deps, async (tx, markChanged) => {
      const { exploration } = await getOwnPoi(tx, user_id, poiId);
      const tasks = await getOwnTasks(tx, user_id, task_ids);
      const outside = tasks.filter((task) => task.explorationId !== exploration.id);
      markChanged(exploration.id);
      const originals = outside.map(({ task, slug }) => ({ id: task.id, slug }));
      const copies = await copyTasks(tx, originals, { exploration, poiId, now: now(), path: 'task_ids' });
      // The last one first: a task that leaves its poi moves those after it up.
      const adapted: Awaited<ReturnType<typeof deleteTaskRow>> = [];
      const leave = async () => {
        for (const leaving of tasks.toSorted((a, b) => b.task.position - a.task.position)) {
          if (leaving.explorationId !== exploration.id) {
            markChanged(leaving.explorationId);
            await keepWhatIsOpen(tx, leaving.explorationId, now());
            adapted.push(...(await deleteTaskRow(tx, leaving.explorationId, leaving.task)));
          } else if (leaving.task.poiId !== poiId) await takeToPoi(tx, leaving.task, poiId);
        }
      };
      await editConditions(tx, { exploration, at: now() }, leave);
      const ids = task_ids.map((id) => copies[originals.findIndex((original) => original.id === id)] ?? id);
      const placed = await place(tx, poiId, { ids, position });
      if (placed === 0 && tasks.every(({ task }) => task.poiId === poiId)) throw new Problem('nochange');
      return { ...(await readRows(tx, ids)), ...(adapted.length > 0 && { adapted }) };
    }),
  );
}

/** Places tasks of a poi; returns how many positions changed. */
async function place(
  tx: Tx,
  poiId: number,
  { ids, position }: { ids: readonly number[]; position: number | undefined },
): Promise<number> {
  const changed = placedAt(await listTaskPositions(tx, poiId), ids, position);
  await writePositions(tx, changed);
  return changed.length;
}

async function readRows(tx: Tx, ids: readonly number[]) {
  const rows = await listTasks(tx, ids);
  return { rows: ids.flatMap((id) => rows.filter((row) => row.id === id)).map(toManagedTask) };
}
