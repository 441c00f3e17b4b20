import { count, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
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

const CHUNK = 1_000; // rows per statement; SQLite allows 32,766 bound values

export async function insertPlaces(tx: Tx, places: PostalCode[]): Promise<void> {
  for (let start = 0; start < places.length; start += CHUNK) {
    await tx
      .insert(tx.t.postalCodes)
      .values(places.slice(start, start + CHUNK))
      .onConflictDoNothing();
  }
}

/** All codes of the built-in table, in order. */
export async function listPostalCodes(db: Db): Promise<string[]> {
  const rows = await db.select({ code: db.t.postalCodes.code }).from(db.t.postalCodes).orderBy(db.t.postalCodes.code);
  return rows.map(({ code }) => code);
}
