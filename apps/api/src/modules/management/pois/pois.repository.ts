import { and, asc, count, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import { statements } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import type { HintRow } from './poi-parts.repository.ts';

type Poi = Tables['pois']['$inferInsert'];

/** Spots with their places and the run they are in. */
function poisWithPlace(db: Db) {
  const { pois, postalCodes, explorations: e } = db.t;
  return db
    .select({ poi: pois, place: postalCodes, exploration: { id: e.id, name: e.name, slug: e.slug } })
    .from(pois)
    .innerJoin(e, eq(e.id, pois.explorationId))
    .leftJoin(postalCodes, eq(postalCodes.code, pois.postalCode))
    .$dynamic();
}

export type PoiRow = Awaited<ReturnType<typeof poisWithPlace>>[number];

interface PageOfPois {
  explorationId: number;
  /** Slug. */
  name?: string | undefined;
  descending?: boolean;
  limit: number;
  offset: number;
}

interface PageShape {
  name: boolean;
  descending: boolean;
}

/** The spots of a run: `explorationId`, and where the shape has it, `name` (a slug). */
function wanted({ t: { pois } }: Db, name: boolean) {
  return and(
    eq(pois.explorationId, sql.placeholder('explorationId')),
    name ? eq(pois.slug, sql.placeholder('name')) : undefined,
  );
}

const pageOfPois = statements((db: Db, { name, descending }: PageShape) => {
  const { pois } = db.t;
  const direction = descending ? desc : asc;
  return poisWithPlace(db)
    .where(wanted(db, name))
    .orderBy(direction(pois.position), direction(pois.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
});

const countOfPois = statements((db: Db, name: boolean) =>
  db.select({ n: count() }).from(db.t.pois).where(wanted(db, name)),
);

/** A page of a run's spots in order of play, and how many there are. */
export async function listPois(db: Db, { descending = false, ...values }: PageOfPois) {
  const name = values.name !== undefined;
  const [[counted], rows] = await Promise.all([
    countOfPois(db, name, values),
    pageOfPois(db, { name, descending }, values),
  ]);
  return { count: counted?.n ?? 0, rows };
}

export async function getPoiRow(db: Db, id: number): Promise<PoiRow> {
  const [row] = await poisWithPlace(db).where(eq(db.t.pois.id, id));
  if (!row) throw new Error(`spot ${id} is gone within its transaction`);
  return row;
}

export async function listPositions(db: Db, explorationId: number) {
  const { pois } = db.t;
  return db
    .select({ id: pois.id, position: pois.position })
    .from(pois)
    .where(eq(pois.explorationId, explorationId))
    .orderBy(asc(pois.position), asc(pois.id));
}

/** How many spots a run has, and the position of the last. */
export async function findEnd(db: Db, explorationId: number) {
  const { pois } = db.t;
  const [end] = await db
    .select({ count: count(), position: max(pois.position) })
    .from(pois)
    .where(eq(pois.explorationId, explorationId));
  return { count: end?.count ?? 0, position: end?.position ?? 0 };
}

export async function updatePoi(tx: Tx, id: number, changes: Partial<Poi>): Promise<void> {
  await tx.update(tx.t.pois).set(changes).where(eq(tx.t.pois.id, id));
}

/** Deletes a spot and closes the gap it leaves. */
export async function deletePoi(tx: Tx, { id, explorationId, position }: PoiRow['poi']): Promise<void> {
  const { pois } = tx.t;
  await tx.delete(pois).where(eq(pois.id, id));
  await tx
    .update(pois)
    .set({ position: sql`${pois.position} - 1` })
    .where(and(eq(pois.explorationId, explorationId), gt(pois.position, position)));
}

export function listHints(db: Db, poiId: number): Promise<HintRow[]> {
  const { hints } = db.t;
  return db.select().from(hints).where(eq(hints.poiId, poiId)).orderBy(asc(hints.position), asc(hints.id));
}

export async function updateHint(tx: Tx, { id, ...changes }: Pick<HintRow, 'id'> & Partial<HintRow>): Promise<void> {
  await tx.update(tx.t.hints).set(changes).where(eq(tx.t.hints.id, id));
}

export async function deleteHints(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(tx.t.hints).where(inArray(tx.t.hints.id, [...ids]));
}
