import { TASKS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { textsOfTask } from '@puzzle-runs/domain/translation/source-texts.ts';
import type { Tx } from '#db/store.ts';
import { deleteTextsOfOtherItems } from '#db/stored-texts.ts';
import { freeAmong, takenIn } from '#modules/names/claim-name.service.ts';
import { dropGoneNames } from './conditions.service.ts';
import {
  closeGap,
  deleteTask,
  findEndOfTasks,
  insertTasks,
  type NewTaskRow,
  type StoredTaskRow,
  updateTask,
} from './task-rows.repository.ts';
import { refreshTotals } from './totals.repository.ts';

/**
 * Inserts a task after the last one of its poi; returns the stored row.
 * @throws `limit_reached` when the poi is full, or all tasks bring more points than an exploration can count.
 */
export async function appendTask(
  tx: Tx,
  explorationId: number,
  task: Omit<NewTaskRow, 'id' | 'position'>,
): Promise<StoredTaskRow> {
  const [row] = await insertTasks(tx, [{ ...task, position: await endOfTasks(tx, task.poiId) }]);
  if (!row) throw new Error('the task was not inserted');
  await refreshTotals(tx, explorationId);
  return row;
}

/**
 * Takes a task to the end of another poi of its exploration; a name that is taken there gets a number. Race: use inside
 * `retryOnNameTaken`.
 * @throws `limit_reached` when the poi is full
 */
export async function takeToPoi(tx: Tx, task: StoredTaskRow, poiId: number): Promise<void> {
  const name = freeAmong(await takenIn(tx, { poiId }), task.name);
  await updateTask(tx, task.id, { poiId, ...name, position: await endOfTasks(tx, poiId) });
  await closeGap(tx, task);
}

/** Position of the next task of a poi. */
async function endOfTasks(tx: Tx, poiId: number): Promise<number> {
  const { count, position } = await findEndOfTasks(tx, poiId);
  if (count >= TASKS_MAX) throw new Problem('limit_reached', { max: TASKS_MAX });
  return position + 1;
}

/** Writes changed columns of a task; returns the row. Throws `limit_reached` like `appendTask`. */
export async function changeTaskRow(
  tx: Tx,
  explorationId: number,
  before: StoredTaskRow,
  changes: Partial<Omit<NewTaskRow, 'position'>>,
): Promise<StoredTaskRow> {
  const after = await updateTask(tx, before.id, changes);
  if (after.points !== before.points) await refreshTotals(tx, explorationId);
  if (changes.content) await deleteTextsOfOtherItems(tx, after.id, itemIdsOf(after));
  return after;
}

/** Writes new positions. */
export async function moveTasks(tx: Tx, positions: readonly { id: number; position: number }[]): Promise<void> {
  for (const { id, position } of positions) await updateTask(tx, id, { position });
}

/** Deletes a task; the tasks after it move up. Returns the pois whose conditions named it and were adapted. */
export async function deleteTaskRow(tx: Tx, explorationId: number, task: StoredTaskRow) {
  await deleteTask(tx, task);
  await refreshTotals(tx, explorationId);
  return dropGoneNames(tx, explorationId);
}

function itemIdsOf(task: StoredTaskRow): number[] {
  return textsOfTask(task).flatMap(({ itemId }) => itemId ?? []);
}
