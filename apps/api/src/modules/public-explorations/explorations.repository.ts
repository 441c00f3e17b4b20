import { count, desc, eq, sql } from 'drizzle-orm';
import { publicColumns } from '#db/public-columns.ts';
import { statements } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import {
  type ExplorationFilters,
  explorationConditions,
  filterShapeOf,
  filterValuesOf,
  type ListShape,
} from './exploration-filters.repository.ts';
import { countFromPlaces } from './map.repository.ts';

const pageOfExplorations = statements((db: Db, shape: ListShape) => {
  const { explorations, postalCodes, explorationSearch } = db.t;
  const query = db
    .select({ exploration: publicColumns(db), place: postalCodes })
    .from(explorations)
    .leftJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(explorationConditions(db, shape))
    .orderBy(desc(explorations.rating), desc(explorations.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, explorations.id)) : query;
});

/** A page of the explorations that a visitor finds, best rated first, then newest. */
export function listPublished(db: Db, filters: ExplorationFilters, paging: { limit: number; offset: number }) {
  return pageOfExplorations(db, filterShapeOf(filters), { ...filterValuesOf(filters), ...paging });
}

const countOfExplorations = statements((db: Db, shape: ListShape) => {
  const { explorations, explorationSearch } = db.t;
  const query = db.select({ n: count() }).from(explorations).where(explorationConditions(db, shape)).$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, explorations.id)) : query;
});

/**
 * Total count. Without name, search and language it reads the counts
 * per place, so its cost does not grow with the explorations.
 */
export async function countPublished(db: Db, filters: ExplorationFilters): Promise<number> {
  const shape = filterShapeOf(filters);
  if (!shape.name && shape.words + shape.tags === 0) return countFromPlaces(db, filters);
  const [found] = await countOfExplorations(db, shape, filterValuesOf(filters));
  return found?.n ?? 0;
}

/** Stores a player's rating, which the average of the exploration does not know yet. */
export async function setRating(tx: Tx, id: number, rating: number): Promise<void> {
  const { participations } = tx.t;
  await tx.update(participations).set({ rating }).where(eq(participations.id, id));
}
