import type { Tx } from '#db/store.ts';
import { recalculatePartial } from './recalculate-partial.repository.ts';
import { recalculateSolved } from './recalculate-points.repository.ts';

/**
 * Sets the points of a task for every player who solved it, or whose best try brings points before or after the change. `attempts`: of a
 * task whose best try brings points; null for other tasks. The highest net points never drop, so unlocked pois stay unlocked.
 * @returns the battles whose ranking changed
 */
export async function recalculatePoints(
  tx: Tx,
  solved: { taskId: number; points: number; attempts: number | null },
): Promise<number[]> {
  const changed = [...(await recalculateSolved(tx, solved)), ...(await recalculatePartial(tx, solved))];
  return [...new Set(changed.flatMap(({ battleId }) => (battleId === null ? [] : [battleId])))];
}
