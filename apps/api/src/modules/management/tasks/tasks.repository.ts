import { and, asc, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import type { TaskRow } from '../pois/poi-parts.repository.ts';

type Task = Tables['tasks']['$inferInsert'];

/** How many quests a spot has, and the position of the last. */
export async function findEnd(db: Db, poiId: number) {
  const { tasks } = db.t;
  const [end] = await db
    .select({ count: count(), position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.poiId, poiId));
  return { count: end?.count ?? 0, position: end?.position ?? 0 };
}

export async function insertTask(tx: Tx, task: Task): Promise<TaskRow> {
  const [row] = await tx.insert(tx.t.tasks).values(task).returning();
  if (!row) throw new Error('the quest was not inserted');
  return row;
}

export async function updateTask(tx: Tx, id: number, changes: Partial<Task>): Promise<TaskRow> {
  const [row] = await tx.update(tx.t.tasks).set(changes).where(eq(tx.t.tasks.id, id)).returning();
  if (!row) throw new Error(`quest ${id} is gone within its transaction`);
  return row;
}

/** Deletes a quest and closes the gap it leaves. */
export async function deleteTask(tx: Tx, { id, poiId, position }: TaskRow): Promise<void> {
  const { tasks } = tx.t;
  await tx.delete(tasks).where(eq(tasks.id, id));
  await tx
    .update(tasks)
    .set({ position: sql`${tasks.position} - 1` })
    .where(and(eq(tasks.poiId, poiId), gt(tasks.position, position)));
}

export function listPositions(db: Db, poiId: number) {
  const { tasks } = db.t;
  return db
    .select({ id: tasks.id, position: tasks.position })
    .from(tasks)
    .where(eq(tasks.poiId, poiId))
    .orderBy(asc(tasks.position), asc(tasks.id));
}
