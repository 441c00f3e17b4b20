import { and, eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

const openedOf = statement((db) => {
  const { openedPois: o } = db.t;
  return db
    .select({ poiId: o.poiId })
    .from(o)
    .where(eq(o.participationId, sql.placeholder('id')));
});

/** Ids of the pois that an organiser opened for a participation. */
export async function listOpenedPois(db: Db, id: number): Promise<Set<number>> {
  return new Set((await openedOf(db, { id })).map(({ poiId }) => poiId));
}

const openedPoi = statement((db) => {
  const { openedPois: o } = db.t;
  return db
    .select({ poiId: o.poiId })
    .from(o)
    .where(and(eq(o.participationId, sql.placeholder('id')), eq(o.poiId, sql.placeholder('poiId'))));
});

/** Whether an organiser opened a poi for a participation. */
export async function isOpenedPoi(db: Db, id: number, poiId: number): Promise<boolean> {
  return (await openedPoi(db, { id, poiId })).length > 0;
}

export async function insertOpenedPoi(tx: Tx, opened: Tables['openedPois']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.openedPois).values(opened);
}

/** The name of a poi of an exploration; undefined for pois of others. */
export async function findPoiName(db: Db, id: number, explorationId: number): Promise<string | undefined> {
  const { pois } = db.t;
  const [row] = await db
    .select({ name: pois.name })
    .from(pois)
    .where(and(eq(pois.id, id), eq(pois.explorationId, explorationId)));
  return row?.name;
}
