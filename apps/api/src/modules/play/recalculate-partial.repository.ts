import { and, eq, exists, gt, gte, inArray, not, or, sql } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';
import { raiseRecalculatedHighestNet } from './recalculate-points.repository.ts';

interface Recalculated {
  taskId: number;
  points: number;
  /** Attempts of a task whose best try brings points; null for other tasks. */
  attempts: number | null;
}

/** Gives every participation whose best try counts its share of the new points. Returns the participations, and their battles. */
export async function recalculatePartial(tx: Tx, { taskId, points, attempts }: Recalculated) {
  const { participations: p, solvedTasks: s, wrongAttempts: w } = tx.t;
  const solution = tx
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.participationId, w.participationId), eq(s.taskId, taskId)));
  const counts = and(
    eq(w.taskId, taskId),
    gt(w.bestOf, 0),
    or(gt(w.points, 0), attempts === null ? undefined : gte(w.wrong, attempts)),
    not(exists(solution)),
  );
  const rows = await tx.select({ id: w.participationId }).from(w).where(counts);
  if (rows.length === 0) return [];
  const triers = tx.select({ id: w.participationId }).from(w).where(counts);
  // Cast, because SQLite would divide a bound number as a decimal.
  const share = sql`cast(${points} as integer) * ${w.bestRight} / ${w.bestOf}`;
  const gained = sql`(select ${share} - ${w.points} from ${w} where ${w.participationId} = ${p.id} and ${w.taskId} = ${taskId})`;
  const changed = await tx
    .update(p)
    .set({ earned: sql`${p.earned} + ${gained}` })
    .where(inArray(p.id, triers))
    .returning({ id: p.id, battleId: p.battleId });
  await raiseRecalculatedHighestNet(tx, triers);
  await tx.update(w).set({ points: share }).where(counts);
  return changed;
}
