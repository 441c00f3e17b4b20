import { and, asc, desc, eq, gt, gte, inArray, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type Recalculation = Tables['recalculations']['$inferSelect'];

export async function insertRecalculation(tx: Tx, recalculation: Omit<Recalculation, 'id'>): Promise<Recalculation> {
  const [row] = await tx.insert(tx.t.recalculations).values(recalculation).returning();
  if (!row) throw new Error('the recalculation was not inserted');
  return row;
}

/** Recalculations that are not done yet, oldest first. */
export function listRecalculations(db: Db): Promise<Recalculation[]> {
  const { recalculations: r } = db.t;
  return db.select().from(r).orderBy(asc(r.id));
}

/** The last recalculation of a task, whose points count; undefined once it is done. */
export async function findLastRecalculation(db: Db, taskId: number): Promise<Recalculation | undefined> {
  const { recalculations: r } = db.t;
  const [row] = await db.select().from(r).where(eq(r.taskId, taskId)).orderBy(desc(r.id)).limit(1);
  return row;
}

/** Deletes a recalculation that is done, and earlier ones of its task, whose points no longer count. */
export async function deleteUpTo(tx: Tx, { id, taskId }: Recalculation): Promise<void> {
  const { recalculations: r } = tx.t;
  await tx.delete(r).where(and(eq(r.taskId, taskId), lte(r.id, id)));
}

/** Condition: a participation has solved or tried the task. */
function hasMark(db: Db, taskId: number) {
  const { participations: p, solvedTasks: s, wrongAttempts: w } = db.t;
  return or(
    inArray(p.id, db.select({ id: s.participationId }).from(s).where(eq(s.taskId, taskId))),
    inArray(p.id, db.select({ id: w.participationId }).from(w).where(eq(w.taskId, taskId))),
  );
}

/** A page of participations that have solved or tried a task, in the order of their ids. */
export async function listWithMark(
  db: Db,
  taskId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { participations: p } = db.t;
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(and(gt(p.id, after), hasMark(db, taskId)))
    .orderBy(asc(p.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Battles whose points a recalculation changes: a team has solved
 * the task, or its best try brings points before or after it.
 */
export async function listBattlesToRecalculate(
  db: Db,
  { taskId, attempts }: Pick<Recalculation, 'taskId' | 'attempts'>,
): Promise<number[]> {
  const { participations: p, solvedTasks: s, wrongAttempts: w } = db.t;
  const brings = or(gt(w.points, 0), attempts === null ? undefined : gte(w.wrong, attempts));
  const rows = await db
    .selectDistinct({ id: p.battleId })
    .from(p)
    .where(
      or(
        inArray(p.id, db.select({ id: s.participationId }).from(s).where(eq(s.taskId, taskId))),
        inArray(
          p.id,
          db
            .select({ id: w.participationId })
            .from(w)
            .where(and(eq(w.taskId, taskId), gt(w.bestOf, 0), brings)),
        ),
      ),
    );
  return rows.flatMap(({ id }) => id ?? []);
}
