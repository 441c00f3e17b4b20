import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';

interface StreamCount {
  participationId: number;
  streams: number;
}

/**
 * Stores the number of a process's streams for some participations; skips participations that were deleted meanwhile.
 */
export async function saveStreamCounts(tx: Tx, process: string, counts: StreamCount[], seenAt: Date): Promise<void> {
  const { openStreams: s, participations: p } = tx.t;
  const ids = counts.map(({ participationId }) => participationId);
  await tx.delete(s).where(and(eq(s.process, process), inArray(s.participationId, ids)));
  const known = await tx.select({ id: p.id }).from(p).where(inArray(p.id, ids));
  const exists = new Set(known.map(({ id }) => id));
  const rows = counts.filter(({ participationId, streams }) => streams > 0 && exists.has(participationId));
  if (rows.length > 0) await tx.insert(s).values(rows.map((row) => ({ ...row, process, seenAt })));
}

/**
 * Marks the rows of a running process as current, and deletes those of processes that were last seen before `deadline`.
 */
export async function renewStreamCounts(
  tx: Tx,
  process: string,
  { seenAt, deadline }: { seenAt: Date; deadline: Date },
): Promise<void> {
  const { openStreams: s } = tx.t;
  await tx.update(s).set({ seenAt }).where(eq(s.process, process));
  await tx.delete(s).where(lt(s.seenAt, deadline));
}

export async function deleteStreamCounts(tx: Tx, process: string): Promise<void> {
  const { openStreams: s } = tx.t;
  await tx.delete(s).where(eq(s.process, process));
}

const streamsInBattle = statement((db) => {
  const { openStreams: s, participations: p } = db.t;
  return db
    .select({ participationId: s.participationId, streams: sql<number>`sum(${s.streams})`.mapWith(Number) })
    .from(p)
    .innerJoin(s, eq(s.participationId, p.id))
    .where(
      and(
        eq(p.battleId, sql.placeholder('battleId')),
        sql`${s.seenAt} >= ${sql.param(sql.placeholder('deadline'), s.seenAt)}`,
      ),
    )
    .groupBy(s.participationId);
});

/** Open streams per participation of a battle, of all processes that were seen since `deadline`. */
export function listStreamCounts(db: Db, battleId: number, deadline: Date): Promise<StreamCount[]> {
  return streamsInBattle(db, { battleId, deadline });
}
