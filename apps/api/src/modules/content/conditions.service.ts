import type { ConditionNames, ConditionType } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { Db, Tx } from '#db/store.ts';
import { type FinishColumns, refreshFinish, updateExploration } from './exploration-rows.repository.ts';
import { dropGonePieces } from './pieces.service.ts';
import {
  deletePrerequisite,
  insertPrerequisites,
  listConditions,
  listOptionIds,
  listPartIds,
  type NewPrerequisiteRow,
  updatePrerequisite,
} from './poi-rows.repository.ts';
import { listTasksOfPois } from './task-rows.repository.ts';

interface NamedPoi {
  id: number;
  name: string;
  slug: string;
}

type Names = ConditionNames[ConditionType];
type Parts = Awaited<ReturnType<typeof partIdsOf>>;

/**
 * Removes what no longer exists from the conditions, the finish and the pieces of an exploration: fewer are needed then,
 * and a condition that names nothing any more is removed. Call it in the transaction that deletes pois, tasks or options.
 * @returns the pois whose conditions have changed
 */
export async function dropGoneNames(tx: Tx, explorationId: number): Promise<NamedPoi[]> {
  await refreshFinish(tx, explorationId);
  await dropGonePieces(tx, explorationId, async () => (await listPartIds(tx, explorationId)).tasks);
  const rows = await listConditions(tx, explorationId);
  if (rows.length === 0) return [];
  const parts = await partIdsOf(tx, explorationId);
  const changed = new Map<number, NamedPoi>();
  for (const { condition, poi } of rows) {
    const { id, value, names } = condition;
    const kept = names && keptNames(names, parts);
    if (!names || !kept || countOf(kept) === countOf(names)) continue;
    changed.set(poi.id, poi);
    if (countOf(kept) === 0) await deletePrerequisite(tx, id);
    else await updatePrerequisite(tx, id, { names: kept, value: Math.min(value, mostOf(kept)) });
  }
  return [...changed.values()];
}

/** What still exists. The next kind of condition gets its line here. */
export function keptNames(names: Names, parts: Parts): Names {
  if ('pois' in names) return { pois: names.pois.filter((id) => parts.pois.includes(id)) };
  if ('tasks' in names) return { tasks: names.tasks.filter((id) => parts.tasks.includes(id)) };
  const { task, options } = names;
  return { task, options: options.filter((id) => parts.options.get(task)?.includes(id)) };
}

/** How many pois, tasks or options are named. */
export function countOf(names: Names): number {
  if ('pois' in names) return names.pois.length;
  return 'tasks' in names ? names.tasks.length : names.options.length;
}

/** How many of the named ones can hold at once: of the options of a decision, only one is chosen. */
export function mostOf(names: Names): number {
  return 'options' in names ? 1 : countOf(names);
}

/** Ids of everything that conditions may name: pois and tasks in order of play, and options by decision. */
export async function partIdsOf(db: Db, explorationId: number) {
  return { ...(await listPartIds(db, explorationId)), options: await listOptionIds(db, explorationId) };
}

/** Ids, names and options of the tasks of some pois, in order within each poi. */
export function tasksOfPois(db: Db, poiIds: readonly number[]) {
  return listTasksOfPois(db, poiIds);
}

export type NewCondition = NewPrerequisiteRow;

/** Stores conditions of new pois, which no player has opened yet. */
export async function addConditions(tx: Tx, conditions: NewCondition[]): Promise<void> {
  await insertPrerequisites(tx, conditions);
}

/** Stores the finish of a new exploration. */
export function storeFinish(tx: Tx, explorationId: number, finish: FinishColumns): Promise<void> {
  return updateExploration(tx, explorationId, finish);
}
