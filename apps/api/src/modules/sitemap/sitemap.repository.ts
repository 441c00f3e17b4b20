import { and, asc, eq, gte, lt, max, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

/** Addresses of one file; the protocol allows five times as many. */
export const CHUNK = 10_000;

const chunkSize = sql.raw(String(CHUNK));

/** The chunks that hold published runs, by `id / CHUNK`: a run stays in its chunk for ever, and finding one needs no counting. */
export function listRunChunks(db: Db) {
  const { explorations: e } = db.t;
  const chunk = sql<number>`${e.id} / ${chunkSize}`;
  return db
    .select({ chunk, changedAt: max(e.updatedAt) })
    .from(e)
    .where(eq(e.published, true))
    .groupBy(chunk)
    .orderBy(chunk);
}

/** The chunks of pairs of run and battle, by the ids of their teams' entries. */
export function listBattleChunks(db: Db) {
  const { explorations: e, participants: p } = db.t;
  const chunk = sql<number>`${p.id} / ${chunkSize}`;
  return db
    .select({ chunk, changedAt: max(e.updatedAt) })
    .from(p)
    .innerJoin(e, eq(e.id, p.explorationId))
    .where(eq(e.published, true))
    .groupBy(chunk)
    .orderBy(chunk);
}

const runsOfChunk = statement((db: Db) => {
  const { explorations: e } = db.t;
  const { from, to } = placeholders('from', 'to');
  return db
    .select({ exploration: e.slug, changedAt: e.updatedAt })
    .from(e)
    .where(and(gte(e.id, from), lt(e.id, to), eq(e.published, true)))
    .orderBy(asc(e.id));
});

const battlesOfChunk = statement((db: Db) => {
  const { explorations: e, participants: p, battles: b } = db.t;
  const { from, to } = placeholders('from', 'to');
  return db
    .selectDistinct({ battle: b.slug, exploration: e.slug, changedAt: e.updatedAt })
    .from(p)
    .innerJoin(e, eq(e.id, p.explorationId))
    .innerJoin(b, eq(b.id, p.battleId))
    .where(and(gte(p.id, from), lt(p.id, to), eq(e.published, true)))
    .orderBy(asc(b.slug), asc(e.slug));
});

/** Published runs of one chunk: slugs, and when they were changed. */
export function listRuns(db: Db, chunk: number) {
  return runsOfChunk(db, boundsOf(chunk));
}

/** Published runs of battles of one chunk, each once however many teams play it. */
export function listBattles(db: Db, chunk: number) {
  return battlesOfChunk(db, boundsOf(chunk));
}

function boundsOf(chunk: number) {
  return { from: chunk * CHUNK, to: (chunk + 1) * CHUNK };
}
