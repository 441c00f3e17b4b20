import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import { statements } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { ALL_PLACES } from '#db/tables/place-tables.ts';
import {
  type ExplorationFilters,
  explorationConditions,
  filterShapeOf,
  filterValuesOf,
  inPlaces,
  type ListShape,
} from './exploration-filters.repository.ts';

function placeColumns({ t: { postalCodes } }: Db) {
  const { code, name, latitude, longitude } = postalCodes;
  return { postal_code: code, name, latitude, longitude };
}

/** Number of explorations that everybody finds in a row of `place_counts`, by code filter. */
function counted({ t: { placeCounts } }: Db, code: CodeFilter): SQL<number> {
  const { withCode, withoutCode } = placeCounts;
  return {
    all: sql<number>`${withCode} + ${withoutCode}`,
    withCode: sql<number>`${withCode}`,
    withoutCode: sql<number>`${withoutCode}`,
  }[code];
}

const countInPlaces = statements((db: Db, { code, places }: Pick<ListShape, 'code' | 'places'>) => {
  const { placeCounts } = db.t;
  return db
    .select({ n: sql`coalesce(sum(${counted(db, code)}), 0)`.mapWith(Number) })
    .from(placeCounts)
    .where(inPlaces(placeCounts.postalCode, places) ?? eq(placeCounts.postalCode, ALL_PLACES));
});

/** Number of explorations that everybody finds by code filter, in some places or in all. Reads one row per place. */
export async function countFromPlaces(db: Db, filters: ExplorationFilters): Promise<number> {
  const { code, places } = filterShapeOf(filters);
  const [row] = await countInPlaces(db, { code, places }, filterValuesOf(filters));
  return row?.n ?? 0;
}

const countedPlaces = statements((db: Db, shape: ListShape) => {
  const { placeCounts, postalCodes } = db.t;
  const n = counted(db, shape.code);
  return db
    .select({ ...placeColumns(db), count: n.mapWith(Number) })
    .from(placeCounts)
    .innerJoin(postalCodes, eq(postalCodes.code, placeCounts.postalCode))
    .where(and(gt(n, 0), inPlaces(placeCounts.postalCode, shape.places)))
    .orderBy(postalCodes.code);
});

const foundPlaces = statements((db: Db, shape: ListShape) => {
  const { explorations, postalCodes, explorationSearch } = db.t;
  const place = placeColumns(db);
  const query = db
    .select({ ...place, count: count() })
    .from(explorations)
    .innerJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(explorationConditions(db, shape))
    .groupBy(...Object.values(place))
    .orderBy(postalCodes.code)
    .$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, explorations.id)) : query;
});

/** Map markers: one row per postal code with the number of its explorations. */
export function listMarkers(db: Db, filters: ExplorationFilters) {
  const shape = filterShapeOf(filters);
  const places = shape.name || shape.words + shape.tags > 0 ? foundPlaces : countedPlaces;
  return places(db, shape, filterValuesOf(filters));
}
