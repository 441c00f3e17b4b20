import { optionIdsOf } from '@puzzle-runs/domain/tasks/decision/decision.ts';
import { and, asc, count, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type NewPoiRow = Tables['pois']['$inferInsert'];
export type NewHintRow = Tables['hints']['$inferInsert'];
export type NewPrerequisiteRow = Tables['prerequisites']['$inferInsert'];

/** Number of pois in an exploration and the position of the last one; 0 and 0 when it has no pois. */
export async function findEndOfPois(db: Db, explorationId: number): Promise<{ count: number; position: number }> {
  const { pois } = db.t;
  const [end] = await db
    .select({ count: count(), position: max(pois.position) })
    .from(pois)
    .where(eq(pois.explorationId, explorationId));
  return { count: end?.count ?? 0, position: end?.position ?? 0 };
}

export async function insertPoi(tx: Tx, poi: NewPoiRow): Promise<number> {
  const [row] = await tx.insert(tx.t.pois).values(poi).returning({ id: tx.t.pois.id });
  if (!row) throw new Error('the poi was not inserted');
  return row.id;
}

export async function updatePoi(tx: Tx, id: number, changes: Partial<NewPoiRow>): Promise<void> {
  await tx.update(tx.t.pois).set(changes).where(eq(tx.t.pois.id, id));
}

/** Deletes a poi and moves the pois after it up by one position. */
export async function deletePoi(
  tx: Tx,
  { id, explorationId, position }: { id: number; explorationId: number; position: number },
): Promise<void> {
  const { pois } = tx.t;
  await tx.delete(pois).where(eq(pois.id, id));
  await tx
    .update(pois)
    .set({ position: sql`${pois.position} - 1` })
    .where(and(eq(pois.explorationId, explorationId), gt(pois.position, position)));
}

export async function insertHints(tx: Tx, hints: NewHintRow[]): Promise<void> {
  if (hints.length > 0) await tx.insert(tx.t.hints).values(hints);
}

export async function updateHint(
  tx: Tx,
  { id, ...changes }: { id: number } & Partial<Omit<NewHintRow, 'id'>>,
): Promise<void> {
  await tx.update(tx.t.hints).set(changes).where(eq(tx.t.hints.id, id));
}

export async function deleteHints(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(tx.t.hints).where(inArray(tx.t.hints.id, [...ids]));
}

export async function insertPrerequisites(tx: Tx, prerequisites: NewPrerequisiteRow[]) {
  return prerequisites.length > 0 ? tx.insert(tx.t.prerequisites).values(prerequisites).returning() : [];
}

/** Conditions of an exploration that name pois or tasks, with the poi that they open, in order of play. */
export function listConditions(db: Db, explorationId: number) {
  const { pois, prerequisites: p } = db.t;
  return db
    .select({ condition: p, poi: { id: pois.id, name: pois.name, slug: pois.slug } })
    .from(p)
    .innerJoin(pois, eq(pois.id, p.poiId))
    .where(and(eq(pois.explorationId, explorationId), isNotNull(p.names)))
    .orderBy(asc(pois.position), asc(p.id));
}

/** Ids of all pois and tasks of an exploration, in order of play. */
export async function listPartIds(db: Db, explorationId: number): Promise<{ pois: number[]; tasks: number[] }> {
  const { pois, tasks } = db.t;
  const rows = await db
    .select({ poi: pois.id, task: tasks.id })
    .from(pois)
    .leftJoin(tasks, eq(tasks.poiId, pois.id))
    .where(eq(pois.explorationId, explorationId))
    .orderBy(asc(pois.position), asc(pois.id), asc(tasks.position), asc(tasks.id));
  return { pois: [...new Set(rows.map(({ poi }) => poi))], tasks: rows.flatMap(({ task }) => task ?? []) };
}

/** Option ids of the decisions of an exploration, by task. */
export async function listOptionIds(db: Db, explorationId: number): Promise<Map<number, readonly number[]>> {
  const { pois, tasks } = db.t;
  const rows = await db
    .select({ id: tasks.id, content: tasks.content })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(and(eq(pois.explorationId, explorationId), eq(tasks.taskType, 'decision')));
  return new Map(rows.map(({ id, content }) => [id, optionIdsOf(content) ?? []]));
}

export async function updatePrerequisite(tx: Tx, id: number, changes: Partial<NewPrerequisiteRow>): Promise<void> {
  await tx.update(tx.t.prerequisites).set(changes).where(eq(tx.t.prerequisites.id, id));
}

export async function deletePrerequisite(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.prerequisites).where(eq(tx.t.prerequisites.id, id));
}
