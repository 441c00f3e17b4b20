import { eq } from 'drizzle-orm';
import type { Tx } from './store.ts';

/** The ids of a battle's participations, for `inArray`. */
export function participationIdsOfBattle(tx: Tx, battleId: number) {
  const { participations: p } = tx.t;
  return tx.select({ id: p.id }).from(p).where(eq(p.battleId, battleId));
}

/** The ids of all tasks in the explorations of an account, for `inArray`. */
export function taskIdsOfCreator(tx: Tx, userId: number) {
  const { tasks, pois, explorations: e } = tx.t;
  return tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .innerJoin(e, eq(e.id, pois.explorationId))
    .where(eq(e.creatorId, userId));
}
