import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { searchIndexText } from '#db/search.ts';
import type { Db, Tx } from '#db/store.ts';
import { ALL_PLACES } from '#db/tables/place-tables.ts';

/** Columns that decide where an exploration appears in lists and on the map. */
interface ListedColumns {
  name: string;
  postalCode: string;
  code: string | null;
}

type SearchedColumns = Pick<ListedColumns, 'name' | 'postalCode'>;

/** Text an exploration is found by: its name, its postal code and the name of that place. */
export function explorationSearchText({ name, postalCode, place }: SearchedColumns & { place: string | null }): string {
  return searchIndexText(`${name} ${postalCode} ${place ?? ''}`);
}

async function searchTextOf(db: Db, { name, postalCode }: SearchedColumns): Promise<string> {
  const { postalCodes } = db.t;
  const [place] = await db.select({ name: postalCodes.name }).from(postalCodes).where(eq(postalCodes.code, postalCode));
  return explorationSearchText({ name, postalCode, place: place?.name ?? null });
}

export async function insertSearchText(tx: Tx, id: number, exploration: SearchedColumns): Promise<void> {
  await tx.insert(tx.t.explorationSearch).values({ rowid: id, text: await searchTextOf(tx, exploration) });
}

export async function updateSearchText(tx: Tx, id: number, exploration: SearchedColumns): Promise<void> {
  const { explorationSearch } = tx.t;
  const text = await searchTextOf(tx, exploration);
  await tx.update(explorationSearch).set({ text }).where(eq(explorationSearch.rowid, id));
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

/** The next explorations after an id with their stored search texts, up to 1,000. */
export function listSearchTexts(db: Db, afterId: number) {
  const { explorations: e, explorationSearch: s, postalCodes } = db.t;
  return db
    .select({ id: e.id, name: e.name, postalCode: e.postalCode, place: postalCodes.name, text: s.text })
    .from(e)
    .innerJoin(s, eq(s.rowid, e.id))
    .leftJoin(postalCodes, eq(postalCodes.code, e.postalCode))
    .where(gt(e.id, afterId))
    .orderBy(asc(e.id))
    .limit(BATCH);
}

/** The next battles after an id with their stored search texts, up to 1,000. */
export function listBattleSearchTexts(db: Db, afterId: number) {
  const { id, name, searchText: text } = db.t.battles;
  return db.select({ id, name, text }).from(db.t.battles).where(gt(id, afterId)).orderBy(asc(id)).limit(BATCH);
}

/** Stores a search text unless the exploration was renamed or moved since it was read. */
export async function updateSearchTextOf(tx: Tx, read: SearchedColumns & { id: number }, text: string): Promise<void> {
  const { explorations: e, explorationSearch: s } = tx.t;
  const [row] = await tx.select({ name: e.name, postalCode: e.postalCode }).from(e).where(eq(e.id, read.id));
  if (row?.name !== read.name || row.postalCode !== read.postalCode) return;
  await tx.update(s).set({ text }).where(eq(s.rowid, read.id));
}

/** Stores a search text unless the battle was renamed since it was read. */
export async function updateBattleSearchText(tx: Tx, read: { id: number; name: string }, text: string): Promise<void> {
  const { battles } = tx.t;
  await tx
    .update(battles)
    .set({ searchText: text })
    .where(and(eq(battles.id, read.id), eq(battles.name, read.name)));
}
