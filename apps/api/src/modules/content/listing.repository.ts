import { eq, sql } from 'drizzle-orm';
import { ALL_PLACES } from '#db/content-tables.ts';
import { searchable } from '#db/search.ts';
import type { Db, Tx } from '#db/store.ts';

/** What decides where a run stands on lists and maps. */
interface Listed {
  name: string;
  postalCode: string;
  code: string | null;
}

/** What a run is found by: its name and its place. */
export async function searchTextOf(db: Db, { name, postalCode }: Pick<Listed, 'name' | 'postalCode'>): Promise<string> {
  const { postalCodes } = db.t;
  const [place] = await db.select({ name: postalCodes.name }).from(postalCodes).where(eq(postalCodes.code, postalCode));
  return searchable(`${name} ${postalCode} ${place?.name ?? ''}`);
}

export async function updateSearchText(tx: Tx, id: number, run: Pick<Listed, 'name' | 'postalCode'>): Promise<void> {
  const { explorationSearch } = tx.t;
  const text = await searchTextOf(tx, run);
  await tx.update(explorationSearch).set({ text }).where(eq(explorationSearch.rowid, id));
}

export async function deleteSearchText(tx: Tx, id: number): Promise<void> {
  const { explorationSearch } = tx.t;
  await tx.delete(explorationSearch).where(eq(explorationSearch.rowid, id));
}

/** Counts a published run on the map, or with -1 takes it off. */
export async function countOnMap(tx: Tx, { postalCode, code }: Omit<Listed, 'name'>, by: 1 | -1): Promise<void> {
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
