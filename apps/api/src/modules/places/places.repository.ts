import { count, eq, sql } from 'drizzle-orm';
import type { Db, Store, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type FoundPlace = Tables['geocodedCodes']['$inferSelect']['places'][number];
type PostalCode = Tables['postalCodes']['$inferInsert'];

export async function findPlace(db: Db, code: string): Promise<FoundPlace | undefined> {
  const { postalCodes } = db.t;
  const [place] = await db
    .select({ name: postalCodes.name, latitude: postalCodes.latitude, longitude: postalCodes.longitude })
    .from(postalCodes)
    .where(eq(postalCodes.code, code));
  return place;
}

export async function findGeocoded(db: Db, code: string) {
  const { geocodedCodes } = db.t;
  const [found] = await db.select().from(geocodedCodes).where(eq(geocodedCodes.code, code));
  return found;
}

export async function saveGeocoded(tx: Tx, code: string, places: FoundPlace[], askedAt: Date): Promise<void> {
  const { geocodedCodes } = tx.t;
  await tx
    .insert(geocodedCodes)
    .values({ code, places, askedAt })
    .onConflictDoUpdate({ target: geocodedCodes.code, set: { places, askedAt } });
}

export async function countPlaces(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(db.t.postalCodes);
  return row?.n ?? 0;
}

/**
 * Inserts all places in one statement with one value, a JSON list of rows: eight times faster than with four values per row.
 * @param dialect of the database, whose functions for JSON lists have different names
 */
export async function insertPlaces(tx: Tx, dialect: Store['dialect'], places: PostalCode[]): Promise<void> {
  const rows = JSON.stringify(places.map(({ code, name, latitude, longitude }) => [code, name, latitude, longitude]));
  const listed = dialect === 'sqlite' ? sql`json_each(${rows})` : sql`json_array_elements(${rows}::json)`;
  const degrees = (index: number) => sql`cast(value ->> ${sql.raw(String(index))} as double precision)`;
  await tx
    .insert(tx.t.postalCodes)
    .select(sql`select value ->> 0, value ->> 1, ${degrees(2)}, ${degrees(3)} from ${listed} where true`)
    .onConflictDoNothing();
}

/** All codes of the built-in table, in order. */
export async function listPostalCodes(db: Db): Promise<string[]> {
  const rows = await db.select({ code: db.t.postalCodes.code }).from(db.t.postalCodes).orderBy(db.t.postalCodes.code);
  return rows.map(({ code }) => code);
}
