import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import { ALL_PLACES } from '#db/tables/place-tables.ts';
import { explorationSearchText } from './exploration-search-text.ts';

/** Columns that decide where an exploration appears in lists and on the map. */
interface ListedColumns {
  name: string;
  postalCode: string;
  code: string | null;
}

/** Stores the search text of an exploration that has no translation yet. */
export async function insertSearchText(
  tx: Tx,
  id: number,
  { name, postalCode }: Pick<ListedColumns, 'name' | 'postalCode'>,
): Promise<void> {
  const { postalCodes } = tx.t;
  const [place] = await tx.select({ name: postalCodes.name }).from(postalCodes).where(eq(postalCodes.code, postalCode));
  const text = explorationSearchText({ name, postalCode, place: place?.name ?? null, descriptions: [] });
  await tx.insert(tx.t.explorationSearch).values({ rowid: id, text });
}

/** Stores the search text of an exploration anew if it has changed. */
export async function refreshSearchText(tx: Tx, id: number): Promise<void> {
  const { explorationSearch } = tx.t;
  const [row] = await listSearchTexts(tx, id - 1, 1);
  if (row?.id !== id) return;
  const text = explorationSearchText(row);
  if (text !== row.text) await tx.update(explorationSearch).set({ text }).where(eq(explorationSearch.rowid, id));
}

export async function deleteSearchText(tx: Tx, id: number): Promise<void> {
  const { explorationSearch } = tx.t;
  await tx.delete(explorationSearch).where(eq(explorationSearch.rowid, id));
}

/** Adds a published exploration to the counts of the map; -1 removes it. */
export async function countOnMap(tx: Tx, { postalCode, code }: Omit<ListedColumns, 'name'>, by: 1 | -1): Promise<void> {
  const { placeCounts } = tx.t;
  const added = { withCode: code === null ? 0 : by, withoutCode: code === null ? by : 0 };
  await tx
    .insert(placeCounts)
    .values([
      { postalCode, ...added },
      { postalCode: ALL_PLACES, ...added },
    ])
    .onConflictDoUpdate({
      target: placeCounts.postalCode,
      set: {
        withCode: sql`${placeCounts.withCode} + ${added.withCode}`,
        withoutCode: sql`${placeCounts.withoutCode} + ${added.withoutCode}`,
      },
    });
}

const BATCH = 1_000;

/** The next explorations after an id, up to 1,000, with their stored search texts and all fields that these consist of. */
export async function listSearchTexts(db: Db, afterId: number, limit = BATCH) {
  const { explorations: e, explorationSearch: s, postalCodes } = db.t;
  const rows = await db
    .select({ id: e.id, name: e.name, postalCode: e.postalCode, place: postalCodes.name, text: s.text })
    .from(e)
    .innerJoin(s, eq(s.rowid, e.id))
    .leftJoin(postalCodes, eq(postalCodes.code, e.postalCode))
    .where(gt(e.id, afterId))
    .orderBy(asc(e.id))
    .limit(limit);
  const lastId = rows.at(-1)?.id;
  const texts = lastId === undefined ? [] : await listOfferedDescriptions(db, { afterId, lastId });
  const byExploration = Map.groupBy(texts, ({ explorationId }) => explorationId);
  return rows.map((row) => ({ ...row, descriptions: (byExploration.get(row.id) ?? []).map(({ text }) => text) }));
}

/** Descriptions in the languages that players are offered besides the source, of the explorations with ids in a range. */
function listOfferedDescriptions(db: Db, { afterId, lastId }: { afterId: number; lastId: number }) {
  const { explorationLanguages: l, explorationTexts: t } = db.t;
  return db
    .select({ explorationId: t.explorationId, text: t.text })
    .from(l)
    .innerJoin(t, and(eq(t.explorationId, l.explorationId), eq(t.lang, l.lang)))
    .where(
      and(gt(l.explorationId, afterId), lte(l.explorationId, lastId), eq(l.offered, true), eq(t.field, 'description')),
    )
    .orderBy(asc(t.explorationId), asc(t.lang));
}

/** The next battles after an id with their stored search texts, up to 1,000. */
export function listBattleSearchTexts(db: Db, afterId: number) {
  const { id, name, searchText: text } = db.t.battles;
  return db.select({ id, name, text }).from(db.t.battles).where(gt(id, afterId)).orderBy(asc(id)).limit(BATCH);
}

/** Stores a search text unless the battle was renamed since it was read. */
export async function updateBattleSearchText(tx: Tx, read: { id: number; name: string }, text: string): Promise<void> {
  const { battles } = tx.t;
  await tx
    .update(battles)
    .set({ searchText: text })
    .where(and(eq(battles.id, read.id), eq(battles.name, read.name)));
}
