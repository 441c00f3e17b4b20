import { and, asc, eq, exists, gte, lt, max, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

/**
 * Number of ids per file. Chunks by id keep a row in the same file, need no offset and take a few milliseconds. The
 * protocol allows 50,000 addresses.
 */
const CHUNK = 5_000;

const bounds = placeholders('from', 'to');

/**
 * Everybody finds the run. Written so that no index matches: SQLite would otherwise scan all these runs instead of the
 * ids of one chunk.
 */
function isIndexed({ t }: Db) {
  return and(sql`${t.explorations.published} is true`, eq(t.explorations.visibility, 'public'));
}

const explorationsOfChunk = statement((db: Db) => {
  const { explorations: e } = db.t;
  return db
    .select({ exploration: e.slug, changedAt: e.updatedAt })
    .from(e)
    .where(and(gte(e.id, bounds.from), lt(e.id, bounds.to), isIndexed(db)))
    .orderBy(asc(e.id));
});

const battlesOfChunk = statement((db: Db) => {
  const { explorations: e, participants: p, battles: b } = db.t;
  return db
    .selectDistinct({ battle: b.slug, exploration: e.slug, changedAt: e.updatedAt })
    .from(p)
    .innerJoin(e, eq(e.id, p.explorationId))
    .innerJoin(b, eq(b.id, p.battleId))
    .where(and(gte(p.id, bounds.from), lt(p.id, bounds.to), isIndexed(db)));
});

/** Runs of one chunk that everybody finds: slug and time of the last change. */
export function listExplorationUrls(db: Db, chunk: number) {
  return explorationsOfChunk(db, boundsOf(chunk));
}

/** Such runs of battles in one chunk of participants, each battle and run once. */
export function listBattleUrls(db: Db, chunk: number) {
  return battlesOfChunk(db, boundsOf(chunk));
}

const lastExploration = statement((db: Db) => db.select({ id: max(db.t.explorations.id) }).from(db.t.explorations));

const firstExploration = statement((db: Db) => {
  const { explorations: e } = db.t;
  const inChunk = and(gte(e.id, bounds.from), lt(e.id, bounds.to), isIndexed(db));
  return db.select({ id: e.id }).from(e).where(inChunk).limit(1);
});

const lastParticipant = statement((db: Db) => db.select({ id: max(db.t.participants.id) }).from(db.t.participants));

const firstParticipant = statement((db: Db) => {
  const { explorations: e, participants: p } = db.t;
  const exploration = db
    .select({ one: sql`1` })
    .from(e)
    .where(and(eq(e.id, p.explorationId), isIndexed(db)));
  const inChunk = and(gte(p.id, bounds.from), lt(p.id, bounds.to), exists(exploration));
  return db.select({ id: p.id }).from(p).where(inChunk).limit(1);
});

/** The numbers of the chunks that hold runs which everybody finds. */
export async function listExplorationChunks(db: Db): Promise<number[]> {
  return filledChunks(await lastExploration(db, {}), (chunk) => firstExploration(db, boundsOf(chunk)));
}

/** The numbers of the chunks that hold such runs of battles. */
export async function listBattleChunks(db: Db): Promise<number[]> {
  return filledChunks(await lastParticipant(db, {}), (chunk) => firstParticipant(db, boundsOf(chunk)));
}

function boundsOf(chunk: number) {
  return { from: chunk * CHUNK, to: (chunk + 1) * CHUNK };
}

/** The numbers of all chunks, up to the last id, that have a row. */
async function filledChunks([last]: { id: number | null }[], first: (chunk: number) => Promise<object[]>) {
  const chunks = Array.from({ length: Math.ceil(((last?.id ?? -1) + 1) / CHUNK) }, (_, chunk) => chunk);
  const firsts = await Promise.all(chunks.map(first));
  return chunks.filter((_, index) => firsts[index]?.length);
}
