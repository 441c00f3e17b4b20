import { and, eq, gt, inArray, lt, max, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';

/** Raises the highest net points of participations whose new net points exceed them. */
export async function raiseRecalculatedHighestNet(tx: Tx, ids: SQLWrapper): Promise<void> {
  const { participations: p, participants: side } = tx.t;
  const adjusted = sql`coalesce((select ${side.adjusted} from ${side} where ${side.battleId} = ${p.battleId}
    and ${side.teamId} = ${p.teamId} and ${side.explorationId} = ${p.explorationId}), 0)`;
  const net = sql<number>`${p.earned} - ${p.spent} + ${adjusted}`;
  await tx
    .update(p)
    .set({ highestNet: net })
    .where(and(inArray(p.id, ids), lt(p.highestNet, net)));
}

/** Sets when each of the participations sent its last solution with more than 0 points, after solutions changed. */
export async function refreshTieBreak(tx: Tx, ids: SQLWrapper | number[]): Promise<void> {
  const { participations: p, solvedTasks: s } = tx.t;
  const last = tx
    .select({ at: max(s.solvedAt) })
    .from(s)
    .where(and(eq(s.participationId, p.id), gt(s.points, 0)));
  await tx
    .update(p)
    .set({ tieBreakAt: sql`(${last})` })
    .where(inArray(p.id, ids));
}

/** Gives every participation that solved the task its new points. Returns the participations, and the battles they belong to. */
export async function recalculateSolved(tx: Tx, { taskId, points }: { taskId: number; points: number }) {
  const { participations: p, solvedTasks: s } = tx.t;
  const solvers = tx.select({ id: s.participationId }).from(s).where(eq(s.taskId, taskId));
  const before = sql`(select ${s.points} from ${s} where ${s.participationId} = ${p.id} and ${s.taskId} = ${taskId})`;
  const changed = await tx
    .update(p)
    .set({ earned: sql`${p.earned} + ${points} - ${before}` })
    .where(inArray(p.id, solvers))
    .returning({ id: p.id, battleId: p.battleId });
  await raiseRecalculatedHighestNet(tx, solvers);
  await tx.update(s).set({ points }).where(eq(s.taskId, taskId));
  await refreshTieBreak(tx, solvers);
  return changed;
}

/** Adds the points of a task that was solved at a time in the past, and whose solution is stored. */
export async function addSolvedAt(
  tx: Tx,
  { id, points, at, adjusted }: { id: number; points: number; at: Date; adjusted: number },
): Promise<void> {
  const { participations: p } = tx.t;
  const net = sql<number>`${p.earned} + ${points} - ${p.spent} + ${adjusted}`;
  const last = sql.param(at, p.lastSolvedAt);
  await tx
    .update(p)
    .set({
      earned: sql`${p.earned} + ${points}`,
      solved: sql`${p.solved} + 1`,
      highestNet: sql`case when ${p.highestNet} < ${net} then ${net} else ${p.highestNet} end`,
      lastSolvedAt: sql`case when ${p.lastSolvedAt} is null or ${p.lastSolvedAt} < ${last} then ${last} else ${p.lastSolvedAt} end`,
    })
    .where(eq(p.id, id));
  await refreshTieBreak(tx, [id]);
}
