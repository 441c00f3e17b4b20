import { POINTS_TO_EARN_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { count, countDistinct, eq, sql } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';

/**
 * Counts the pois, tasks and points of an exploration again.
 * Call it in the transaction that adds, deletes or changes them.
 * @throws `limit_reached` when all tasks together bring more points than an exploration can count.
 */
export async function refreshTotals(tx: Tx, explorationId: number): Promise<void> {
  const { explorations, pois, tasks } = tx.t;
  const [totals] = await tx
    .select({
      poiCount: countDistinct(pois.id),
      taskCount: count(tasks.id),
      pointsToEarn: sql`coalesce(sum(${tasks.points}), 0)`.mapWith(Number),
    })
    .from(pois)
    .leftJoin(tasks, eq(tasks.poiId, pois.id))
    .where(eq(pois.explorationId, explorationId));
  if (!totals) return;
  if (totals.pointsToEarn > POINTS_TO_EARN_MAX)
    throw new Problem('limit_reached', { max: POINTS_TO_EARN_MAX }, 'points');
  await tx.update(explorations).set(totals).where(eq(explorations.id, explorationId));
}
