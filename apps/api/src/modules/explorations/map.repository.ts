import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import { ALL_PLACES } from '#db/content-tables.ts';
import { statements } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { type ListFilters, type ListShape, matching, shapeOf, valuesOf } from './matching.repository.ts';

function placeColumns({ t: { postalCodes } }: Db) {
  const { code, name, latitude, longitude } = postalCodes;
  return { postal_code: code, name, latitude, longitude };
}

/** Runs counted while they were published (`place_counts`), with or without a code. */
function counted({ t: { placeCounts } }: Db, code: CodeFilter): SQL<number> {
  const { withCode, withoutCode } = placeCounts;
  return {
    all: sql<number>`${withCode} + ${withoutCode}`,
    withCode: sql<number>`${withCode}`,
    withoutCode: sql<number>`${withoutCode}`,
  }[code];
}

const rowOfPlace = statements((db: Db, { code }: Pick<ListShape, 'code'>) =>
  db
    .select({ n: counted(db, code).mapWith(Number) })
    .from(db.t.placeCounts)
    .where(eq(db.t.placeCounts.postalCode, sql.placeholder('place'))),
);

/** How many runs a code filter has, in one place or in all: one row, however many runs there are. */
export async function totalOf(db: Db, { code, postal_code }: ListFilters): Promise<number> {
  const [row] = await rowOfPlace(db, { code }, { place: postal_code ?? ALL_PLACES });
  return row?.n ?? 0;
}

const countedPlaces = statements((db: Db, shape: ListShape) => {
  const { placeCounts, postalCodes } = db.t;
  const n = counted(db, shape.code);
  return db
    .select({ ...placeColumns(db), count: n.mapWith(Number) })
    .from(placeCounts)
    .innerJoin(postalCodes, eq(postalCodes.code, placeCounts.postalCode))
    .where(and(gt(n, 0), shape.postal_code ? eq(placeCounts.postalCode, sql.placeholder('postal_code')) : undefined))
    .orderBy(postalCodes.code);
});

const foundPlaces = statements((db: Db, shape: ListShape) => {
  const { explorations, postalCodes, explorationSearch } = db.t;
  const place = placeColumns(db);
  const query = db
    .select({ ...place, count: count() })
    .from(explorations)
    .innerJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(matching(db, shape))
    .groupBy(...Object.values(place))
    .orderBy(postalCodes.code)
    .$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, explorations.id)) : query;
});

/** One row per postal code that is on the map. */
export function listMarkers(db: Db, filters: ListFilters) {
  const shape = shapeOf(filters);
  const places = shape.name || shape.words > 0 ? foundPlaces : countedPlaces;
  return places(db, shape, valuesOf(filters));
}
