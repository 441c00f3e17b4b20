import { eq, sql } from 'drizzle-orm';
import { ALL_PLACES } from '#db/content-tables.ts';
import { searchable } from '#db/search.ts';
import type { Db, Tx } from '#db/store.ts';

/** Columns that decide where an exploration appears in lists and on the map. */
interface ListedColumns {
  name: string;
  postalCode: string;
  code: string | null;
}

type SearchedColumns = Pick<ListedColumns, 'name' | 'postalCode'>;

/** Text an exploration is found by: its name, its postal code and the name of that place. */
async function searchTextOf(db: Db, { name, postalCode }: SearchedColumns): Promise<string> {
  const { postalCodes } = db.t;
  const [place] = await db.select({ name: postalCodes.name }).from(postalCodes).where(eq(postalCodes.code, postalCode));
  return searchable(`${name} ${postalCode} ${place?.name ?? ''}`);
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
