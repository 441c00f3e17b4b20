import { and, asc, count, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type NewTaskRow = Tables['tasks']['$inferInsert'];
export type StoredTaskRow = Tables['tasks']['$inferSelect'];

/** Number of tasks of a poi and the position of the last one; 0 and 0 when it has no tasks. */
export async function findEndOfTasks(db: Db, poiId: number): Promise<{ count: number; position: number }> {
  const { tasks } = db.t;
  const [end] = await db
    .select({ count: count(), position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.poiId, poiId));
  return { count: end?.count ?? 0, position: end?.position ?? 0 };
}

/** Ids and names of the tasks of some pois, in order within each poi. */
export async function listTasksOfPois(db: Db, poiIds: readonly number[]) {
  const { id, poiId, name, position, content } = db.t.tasks;
  const rows = await db
    .select({ id, poiId, name, content })
    .from(db.t.tasks)
    .where(inArray(poiId, [...poiIds]))
    .orderBy(asc(position), asc(id));
  return rows.map(({ content: of, ...row }) => ({ ...row, options: 'TaskOptions' in of ? of.TaskOptions : [] }));
}

/** The tasks of an exploration that have pieces. */
export function listTasksWithPieces(db: Db, explorationId: number) {
  const { pois, tasks } = db.t;
  return db
    .select({ id: tasks.id, pieces: tasks.pieces })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(and(eq(pois.explorationId, explorationId), isNotNull(tasks.pieces)));
}

export async function insertTasks(tx: Tx, tasks: NewTaskRow[]): Promise<StoredTaskRow[]> {
  return tasks.length > 0 ? tx.insert(tx.t.tasks).values(tasks).returning() : [];
}

export async function updateTask(tx: Tx, id: number, changes: Partial<NewTaskRow>): Promise<StoredTaskRow> {
  const [row] = await tx.update(tx.t.tasks).set(changes).where(eq(tx.t.tasks.id, id)).returning();
  if (!row) throw new Error(`task ${id} disappeared within its transaction`);
  return row;
}

/** Deletes a task and moves the tasks after it up by one position. */
export async function deleteTask(tx: Tx, task: StoredTaskRow): Promise<void> {
  await tx.delete(tx.t.tasks).where(eq(tx.t.tasks.id, task.id));
  await closeGap(tx, task);
}

/** Moves the tasks up that come after one which has left its poi. */
export async function closeGap(tx: Tx, { poiId, position }: StoredTaskRow): Promise<void> {
  const { tasks } = tx.t;
  await tx
    .update(tasks)
    .set({ position: sql`${tasks.position} - 1` })
    .where(and(eq(tasks.poiId, poiId), gt(tasks.position, position)));
}
