import { count, desc, eq, sql } from 'drizzle-orm';
import { publicColumns } from '#db/public-columns.ts';
import { statements } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import {
  type ExplorationFilters,
  type ListShape,
  matching,
  shapeOf,
  valuesOf,
} from './exploration-filters.repository.ts';
import { totalOf } from './map.repository.ts';

const pageOfExplorations = statements((db: Db, shape: ListShape) => {
  const { explorations, postalCodes, explorationSearch } = db.t;
  const query = db
    .select({ exploration: publicColumns(db), place: postalCodes })
    .from(explorations)
    .leftJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(matching(db, shape))
    .orderBy(desc(explorations.rating), desc(explorations.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, explorations.id)) : query;
});

/** Published runs, best rated first. */
export function listPublished(db: Db, filters: ExplorationFilters, paging: { limit: number; offset: number }) {
  return pageOfExplorations(db, shapeOf(filters), { ...valuesOf(filters), ...paging });
}

const countOfExplorations = statements((db: Db, shape: ListShape) => {
  const { explorations, explorationSearch } = db.t;
  const query = db.select({ n: count() }).from(explorations).where(matching(db, shape)).$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, explorations.id)) : query;
});

/** How many there are; without a name or a search it costs the places, not the runs. */
export async function countPublished(db: Db, filters: ExplorationFilters): Promise<number> {
  const shape = shapeOf(filters);
  if (!shape.name && shape.words === 0) return totalOf(db, filters);
  const [found] = await countOfExplorations(db, shape, valuesOf(filters));
  return found?.n ?? 0;
}
