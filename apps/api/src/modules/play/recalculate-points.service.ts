import type { Tx } from '#db/store.ts';
import { recalculateSolved } from './recalculate-points.repository.ts';

/**
 * Sets the points of a task for every player who solved it. The highest net points never drop, so unlocked pois stay unlocked.
 * @returns the battles whose ranking changed
 */
export async function recalculatePoints(tx: Tx, solved: { taskId: number; points: number }): Promise<number[]> {
  const changed = await recalculateSolved(tx, solved);
  return [...new Set(changed.flatMap(({ battleId }) => (battleId === null ? [] : [battleId])))];
}
