import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { dropGoneNames } from './conditions.service.ts';
import {
  deleteHints,
  deletePoi,
  deletePrerequisite,
  findEndOfPois,
  insertHints,
  insertPoi,
  insertPrerequisites,
  type NewHintRow,
  type NewPoiRow,
  type NewPrerequisiteRow,
  updateHint,
  updatePoi,
  updatePrerequisite,
} from './poi-rows.repository.ts';
import { insertTasks, type NewTaskRow } from './task-rows.repository.ts';
import { refreshTotals } from './totals.repository.ts';

type OfPoi<Row> = Omit<Row, 'id' | 'poiId' | 'position'>;

/** Hints, prerequisites and tasks of a poi, in order of play. */
export interface NewPoiParts {
  hints?: OfPoi<NewHintRow>[];
  prerequisites?: OfPoi<NewPrerequisiteRow>[];
  tasks?: OfPoi<NewTaskRow>[];
}

/**
 * Inserts a poi with its hints, prerequisites and tasks; returns
 * its id. The caller updates the totals of the exploration.
 */
export async function addPoi(
  tx: Tx,
  poi: NewPoiRow,
  { hints = [], prerequisites = [], tasks = [] }: NewPoiParts,
): Promise<number> {
  const poiId = await insertPoi(tx, poi);
  await insertHints(
    tx,
    hints.map((hint, index) => ({ ...hint, poiId, position: index + 1 })),
  );
  await insertPrerequisites(
    tx,
    prerequisites.map((prerequisite) => ({ ...prerequisite, poiId })),
  );
  await insertTasks(
    tx,
    tasks.map((task, index) => ({ ...task, poiId, position: index + 1 })),
  );
  return poiId;
}

/**
 * Runs `insert` with the position after the last poi and counts the totals again; returns what `insert` returns.
 * @throws `limit_reached` when the exploration is full.
 */
export async function appendPoi<T>(
  tx: Tx,
  explorationId: number,
  insert: (position: number) => Promise<T>,
): Promise<T> {
  const end = await findEndOfPois(tx, explorationId);
  if (end.count >= POIS_MAX) throw new Problem('limit_reached', { max: POIS_MAX });
  const inserted = await insert(end.position + 1);
  await refreshTotals(tx, explorationId);
  return inserted;
}

/** Writes columns of a poi. Its position is written by `movePois`. */
export function changePoiRow(tx: Tx, id: number, changes: Partial<Omit<NewPoiRow, 'position'>>): Promise<void> {
  return updatePoi(tx, id, changes);
}

/** Writes new positions. */
export async function movePois(tx: Tx, positions: readonly { id: number; position: number }[]): Promise<void> {
  for (const { id, position } of positions) await updatePoi(tx, id, { position });
}

/**
 * Deletes a poi with its content; the pois after it move up. Returns the pois whose conditions named it, or a task of
 * it, and were adapted.
 */
export async function deleteWholePoi(tx: Tx, poi: { id: number; explorationId: number; position: number }) {
  await deletePoi(tx, poi);
  await refreshTotals(tx, poi.explorationId);
  return dropGoneNames(tx, poi.explorationId);
}

interface HintEdit {
  poiId: number;
  /** Ids of hints. */
  deleted: readonly number[];
  updated: readonly ({ id: number } & OfPoi<NewHintRow>)[];
  created: readonly OfPoi<NewHintRow>[];
  /** Position of the last stored hint; created hints follow it. */
  lastPosition: number;
}

/** Deletes, updates and appends hints of one poi. */
export async function editHints(tx: Tx, { poiId, deleted, updated, created, lastPosition }: HintEdit): Promise<void> {
  await deleteHints(tx, deleted);
  for (const hint of updated) await updateHint(tx, hint);
  await insertHints(
    tx,
    created.map((hint, index) => ({ ...hint, poiId, position: lastPosition + index + 1 })),
  );
}

/** Inserts a prerequisite or a condition; returns the stored row. */
export async function addPrerequisite(
  tx: Tx,
  prerequisite: NewPrerequisiteRow,
): Promise<Tables['prerequisites']['$inferSelect']> {
  const [row] = await insertPrerequisites(tx, [prerequisite]);
  if (!row) throw new Error('the prerequisite was not inserted');
  return row;
}

export function changePrerequisiteRow(
  tx: Tx,
  id: number,
  changes: Pick<NewPrerequisiteRow, 'updatedAt'> & Partial<NewPrerequisiteRow>,
): Promise<void> {
  return updatePrerequisite(tx, id, changes);
}

export function deletePrerequisiteRow(tx: Tx, id: number): Promise<void> {
  return deletePrerequisite(tx, id);
}
