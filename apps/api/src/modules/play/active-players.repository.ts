import { and, count, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** Number of participations that joined or solved a task since then, without trials, and how many of them are in a battle. */
export async function countActiveSince(db: Db, explorationId: number, since: Date) {
  const { participations: p } = db.t;
  const [row] = await db
    .select({ playing: count(), in_battle: count(p.battleId) })
    .from(p)
    .where(
      and(eq(p.explorationId, explorationId), isNull(p.trial), or(gte(p.joinedAt, since), gte(p.lastSolvedAt, since))),
    );
  return row ?? { playing: 0, in_battle: 0 };
}
