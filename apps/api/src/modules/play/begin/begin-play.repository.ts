import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

/** A team and the run that it plays in a battle. */
export interface TeamOfBattle {
  battleId: number;
  explorationId: number;
  teamId: number;
}

/** Number of teams that were added to the battle before this one to play the same run. */
export async function countTeamsBefore(db: Db, { battleId, explorationId, teamId }: TeamOfBattle): Promise<number> {
  const { participants: side } = db.t;
  const own = db
    .select({ id: side.id })
    .from(side)
    .where(and(eq(side.battleId, battleId), eq(side.teamId, teamId)));
  return db.$count(
    side,
    and(eq(side.battleId, battleId), eq(side.explorationId, explorationId), lt(side.id, sql`(${own})`)),
  );
}

/** Moves the start and the end of a team; milliseconds after those of its battle. */
export async function delayTeam(tx: Tx, { battleId, teamId }: TeamOfBattle, delay: number): Promise<void> {
  const { participants: side } = tx.t;
  const ofTeam = and(eq(side.battleId, battleId), eq(side.teamId, teamId));
  await tx.update(side).set({ startDelay: delay, endDelay: delay }).where(ofTeam);
}

export async function storePoiOrder(tx: Tx, id: number, poiOrder: readonly number[]): Promise<void> {
  await tx.update(tx.t.participations).set({ poiOrder }).where(eq(tx.t.participations.id, id));
}
