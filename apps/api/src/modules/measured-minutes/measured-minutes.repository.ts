import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { progressColumns } from '#db/progress-columns.ts';
import type { Db } from '#db/store.ts';

/** Number of newest participations among which recent players are sought. */
const RECENT = 10_000;
/** Newest participations of an exploration among which finished ones are sought. */
const CANDIDATES = 200;

/** Explorations in which one of the newest participations has solved a task since then. */
export async function listRecentlySolved(db: Db, since: Date): Promise<number[]> {
  const { participations: p } = db.t;
  const newest = db
    .select({ explorationId: p.explorationId, lastSolvedAt: p.lastSolvedAt, trial: p.trial })
    .from(p)
    .orderBy(desc(p.id))
    .limit(RECENT)
    .as('newest');
  const rows = await db
    .selectDistinct({ explorationId: newest.explorationId })
    .from(newest)
    .where(and(isNull(newest.trial), sql`${newest.lastSolvedAt} >= ${sql.param(since, p.lastSolvedAt)}`));
  return rows.map(({ explorationId }) => explorationId);
}

/** The newest participations of an exploration with the figures that tell when they finished, without trials. */
export function listCandidates(db: Db, explorationId: number) {
  const { participations: p, explorations: e, battles: b, participants: side } = db.t;
  return db
    .select({
      ...progressColumns(db),
      explorationId: p.explorationId,
      revision: e.revision,
      trial: p.trial,
    })
    .from(p)
    .innerJoin(e, eq(e.id, p.explorationId))
    .leftJoin(b, eq(b.id, p.battleId))
    .leftJoin(
      side,
      and(eq(side.battleId, p.battleId), eq(side.teamId, p.teamId), eq(side.explorationId, p.explorationId)),
    )
    .where(and(eq(p.explorationId, explorationId), isNull(p.trial)))
    .orderBy(desc(p.id))
    .limit(CANDIDATES);
}

/** Measured minutes of some explorations as stored. */
export function listMeasured(db: Db, ids: readonly number[]) {
  const { id, measuredMinutes } = db.t.explorations;
  return db
    .select({ id, measuredMinutes })
    .from(db.t.explorations)
    .where(inArray(id, [...ids]));
}
