import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

/** Whether a condition of an exploration asks for an option. */
export async function hasChoices(db: Db, explorationId: number): Promise<boolean> {
  const { pois, prerequisites: q } = db.t;
  const rows = await db
    .select({ id: q.id })
    .from(q)
    .innerJoin(pois, eq(pois.id, q.poiId))
    .where(and(eq(pois.explorationId, explorationId), eq(q.unlockType, 'decision')))
    .limit(1);
  return rows.length > 0;
}

export async function storePointsToEarn(tx: Tx, explorationId: number, pointsToEarn: number): Promise<void> {
  await tx.update(tx.t.explorations).set({ pointsToEarn }).where(eq(tx.t.explorations.id, explorationId));
}

/** Makes all points of an exploration, and all its tasks, count for everyone again; writes only what was otherwise. */
export async function forgetWays(tx: Tx, explorationId: number): Promise<void> {
  const { explorations: e, participations: p, pois, tasks } = tx.t;
  const all = tx
    .select({ points: sql<number>`coalesce(sum(${tasks.points}), 0)` })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(eq(pois.explorationId, explorationId));
  await tx
    .update(e)
    .set({ pointsToEarn: sql`(${all})` })
    .where(and(eq(e.id, explorationId), sql`${e.pointsToEarn} <> (${all})`));
  await tx
    .update(p)
    .set({ wayPoints: null, wayTasks: null })
    .where(and(eq(p.explorationId, explorationId), isNotNull(p.wayPoints)));
}
