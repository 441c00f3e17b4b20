import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { statements } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import type { ManagedHintRow } from './poi-parts.repository.ts';

/** Pois with their places and their exploration. */
function poisWithPlace(db: Db) {
  const { pois, postalCodes, explorations: e } = db.t;
  return db
    .select({ poi: pois, place: postalCodes, exploration: { id: e.id, name: e.name, slug: e.slug } })
    .from(pois)
    .innerJoin(e, eq(e.id, pois.explorationId))
    .leftJoin(postalCodes, eq(postalCodes.code, pois.postalCode))
    .$dynamic();
}

export type ManagedPoiRow = Awaited<ReturnType<typeof poisWithPlace>>[number];

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

/** Condition for the pois of an exploration. Values: `explorationId`, and depending on the shape `name` (a slug). */
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

/** A page of an exploration's pois in order of play, with the total count. */
export async function listPois(db: Db, { descending = false, ...values }: PageOfPois) {
  const name = values.name !== undefined;
  const [[counted], rows] = await Promise.all([
    countOfPois(db, name, values),
    pageOfPois(db, { name, descending }, values),
  ]);
  return { count: counted?.n ?? 0, rows };
}

export async function getPoiRow(db: Db, id: number): Promise<ManagedPoiRow> {
  const [row] = await poisWithPlace(db).where(eq(db.t.pois.id, id));
  if (!row) throw new Error(`poi ${id} disappeared within its transaction`);
  return row;
}

/** Names of pois by their ids, in order of the ids. */
export function listNamedPois(db: Db, ids: readonly number[]) {
  const { id, name, slug } = db.t.pois;
  return db
    .select({ id, name, slug })
    .from(db.t.pois)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id));
}

export async function listPoiPositions(db: Db, explorationId: number) {
  const { pois } = db.t;
  return db
    .select({ id: pois.id, position: pois.position })
    .from(pois)
    .where(eq(pois.explorationId, explorationId))
    .orderBy(asc(pois.position), asc(pois.id));
}

export function listHints(db: Db, poiId: number): Promise<ManagedHintRow[]> {
  const { hints } = db.t;
  return db.select().from(hints).where(eq(hints.poiId, poiId)).orderBy(asc(hints.position), asc(hints.id));
}
