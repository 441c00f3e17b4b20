import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { progressColumns } from '#db/progress-columns.ts';
import type { Db, Tx } from '#db/store.ts';
import { isParticipantOf } from '../play.repository.ts';

/** Participations of an exploration in order of their ids, trials included. */
export function listPlaying(db: Db, explorationId: number, { after, limit }: { after: number; limit: number }) {
  const { participations: p, battles: b, participants: side } = db.t;
  return db
    .select({
      ...progressColumns(db),
      manualStart: b.manualStart,
      endsAt: b.endsAt,
      pausedAt: b.pausedAt,
      trial: p.trial,
      roomTeams: b.roomTeams,
      roomMinutes: b.roomMinutes,
    })
    .from(p)
    .leftJoin(b, eq(b.id, p.battleId))
    .leftJoin(side, isParticipantOf(db))
    .where(and(eq(p.explorationId, explorationId), gt(p.id, after)))
    .orderBy(asc(p.id))
    .limit(limit);
}

interface Kept {
  /** Of the participation. */
  id: number;
  marks: readonly { poiId: number; openedAt: Date; doneAt: Date | null }[];
  /** Null if it is not finished, or was before. */
  finishedAt: Date | null;
}

/** Rows per statement: a database takes 32,767 values. */
const ROWS_MAX = 5_000;

/** Stores what is open, done and finished; earlier times stay. */
export async function storeKept(tx: Tx, kept: readonly Kept[]): Promise<void> {
  const { openedPois: o, participations: p } = tx.t;
  const rows = kept.flatMap(({ id, marks }) => marks.map((mark) => ({ participationId: id, ...mark })));
  for (let from = 0; from < rows.length; from += ROWS_MAX)
    await tx
      .insert(o)
      .values(rows.slice(from, from + ROWS_MAX))
      .onConflictDoUpdate({
        target: [o.participationId, o.poiId],
        set: { doneAt: sql`coalesce(${o.doneAt}, excluded.done_at)` },
      });
  for (const { id, finishedAt } of kept) if (finishedAt) await tx.update(p).set({ finishedAt }).where(eq(p.id, id));
}
