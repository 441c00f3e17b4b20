import { and, eq, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { raiseRecalculatedHighestNet, refreshTieBreak } from '../recalculate-points.repository.ts';

interface OfTask {
  participationId: number;
  taskId: number;
}

/** The points of a solved task; undefined while it is not solved. */
export async function findSolvedPoints(db: Db, { participationId, taskId }: OfTask): Promise<number | undefined> {
  const { solvedTasks: s } = db.t;
  const [row] = await db
    .select({ points: s.points })
    .from(s)
    .where(and(eq(s.participationId, participationId), eq(s.taskId, taskId)));
  return row?.points;
}

export async function insertAcceptedPhoto(
  tx: Tx,
  solution: Omit<Tables['solvedTasks']['$inferInsert'], 'id' | 'device'>,
): Promise<void> {
  await tx.insert(tx.t.solvedTasks).values({ ...solution, device: '' });
}

/** Changes the points of a solved task, and those of the participation by the difference. */
export async function changeSolvedPoints(
  tx: Tx,
  { participationId, taskId, before, after }: OfTask & { before: number; after: number },
): Promise<void> {
  const { participations: p, solvedTasks: s } = tx.t;
  await tx
    .update(s)
    .set({ points: after })
    .where(and(eq(s.participationId, participationId), eq(s.taskId, taskId)));
  await tx
    .update(p)
    .set({ earned: sql`${p.earned} + ${after - before}` })
    .where(eq(p.id, participationId));
  await raiseRecalculatedHighestNet(tx, tx.select({ id: p.id }).from(p).where(eq(p.id, participationId)));
  await refreshTieBreak(tx, [participationId]);
}

/** Deletes a solved task and subtracts its points. The highest net points stay, so that unlocked pois stay unlocked. */
export async function deleteSolved(
  tx: Tx,
  { participationId, taskId, points }: OfTask & { points: number },
): Promise<void> {
  const { participations: p, solvedTasks: s } = tx.t;
  await tx.delete(s).where(and(eq(s.participationId, participationId), eq(s.taskId, taskId)));
  const [last] = await tx
    .select({ at: max(s.solvedAt) })
    .from(s)
    .where(eq(s.participationId, participationId));
  await tx
    .update(p)
    .set({ earned: sql`${p.earned} - ${points}`, solved: sql`${p.solved} - 1`, lastSolvedAt: last?.at ?? null })
    .where(eq(p.id, participationId));
  await refreshTieBreak(tx, [participationId]);
}
