import { searchIndexText } from '@puzzle-runs/domain/text/search-text.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import { ALL_PLACES } from '#db/tables/place-tables.ts';
import { plainTextOf } from '#html/clean-html.ts';

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
  const text = searchTextOf({ name, postalCode, place: place?.name ?? null, descriptions: [] });
  await tx.insert(tx.t.explorationSearch).values({ rowid: id, text });
}

/** Stores the search text of an exploration anew if it has changed. */
export async function refreshSearchText(tx: Tx, id: number): Promise<void> {
  const { explorations: e, explorationSearch: s, postalCodes } = tx.t;
  const [row] = await tx
    .select({ name: e.name, postalCode: e.postalCode, place: postalCodes.name, text: s.text })
    .from(e)
    .innerJoin(s, eq(s.rowid, e.id))
    .leftJoin(postalCodes, eq(postalCodes.code, e.postalCode))
    .where(eq(e.id, id));
  if (!row) return;
  const text = searchTextOf({ ...row, descriptions: await listOfferedDescriptions(tx, id) });
  if (text !== row.text) await tx.update(s).set({ text }).where(eq(s.rowid, id));
}

/** Descriptions (HTML) in the languages that players are offered besides the source. The name is not translated. */
async function listOfferedDescriptions(db: Db, explorationId: number): Promise<string[]> {
  const { explorationLanguages: l, explorationTexts: t } = db.t;
  const rows = await db
    .select({ text: t.text })
    .from(l)
    .innerJoin(t, and(eq(t.explorationId, l.explorationId), eq(t.lang, l.lang)))
    .where(and(eq(l.explorationId, explorationId), eq(l.offered, true), eq(t.field, 'description')))
    .orderBy(asc(t.lang));
  return rows.map(({ text }) => text);
}

/** Text in which the search looks for words. */
function searchTextOf({
  name,
  postalCode,
  place,
  descriptions,
}: {
  name: string;
  postalCode: string;
  place: string | null;
  descriptions: readonly string[];
}): string {
  return searchIndexText([name, postalCode, place ?? '', ...descriptions.map(plainTextOf)].join(' '));
}

export async function deleteSearchText(tx: Tx, id: number): Promise<void> {
  const { explorationSearch } = tx.t;
  await tx.delete(explorationSearch).where(eq(explorationSearch.rowid, id));
}

/** Adds an exploration that everybody finds to the counts of the map; -1 removes it. */
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
