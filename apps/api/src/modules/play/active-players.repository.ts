import { and, count, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** Number of participations that joined or solved a task since then, without trials. */
export async function countActiveSince(db: Db, explorationId: number, since: Date): Promise<number> {
  const { participations: p } = db.t;
  const [row] = await db
    .select({ n: count() })
    .from(p)
    .where(
      and(eq(p.explorationId, explorationId), isNull(p.trial), or(gte(p.joinedAt, since), gte(p.lastSolvedAt, since))),
    );
  return row?.n ?? 0;
}
