import { and, eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

const forbidding = statement((db) => {
  const { battles: b, participants: side } = db.t;
  return db
    .select({
      startsAt: b.startsAt,
      endsAt: b.endsAt,
      endDelay: side.endDelay,
      pausedAt: b.pausedAt,
      manualStart: b.manualStart,
      extraMinutes: side.extraMinutes,
    })
    .from(side)
    .innerJoin(b, eq(b.id, side.battleId))
    .where(and(eq(side.explorationId, sql.placeholder('explorationId')), eq(b.playableOffline, false)));
});

/**
 * Times of all battles that play an exploration and forbid its offline package, once per team with its extra minutes.
 */
export function listForbiddingBattles(db: Db, explorationId: number) {
  return forbidding(db, { explorationId });
}
