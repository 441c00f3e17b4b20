import { count, desc, eq, sql } from 'drizzle-orm';
import { publicColumns } from '#db/public-columns.ts';
import { statements } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import { totalOf } from './map.repository.ts';
import { type ListFilters, type ListShape, matching, shapeOf, valuesOf } from './matching.repository.ts';

const pageOfRuns = statements((db: Db, shape: ListShape) => {
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
export function listPublished(db: Db, filters: ListFilters, paging: { limit: number; offset: number }) {
  return pageOfRuns(db, shapeOf(filters), { ...valuesOf(filters), ...paging });
}

const countOfRuns = statements((db: Db, shape: ListShape) => {
  const { explorations, explorationSearch } = db.t;
  const query = db.select({ n: count() }).from(explorations).where(matching(db, shape)).$dynamic();
  return shape.words > 0 ? query.innerJoin(explorationSearch, eq(explorationSearch.rowid, explorations.id)) : query;
});

/** How many there are; without a name or a search it costs the places, not the runs. */
export async function countPublished(db: Db, filters: ListFilters): Promise<number> {
  const shape = shapeOf(filters);
  if (!shape.name && shape.words === 0) return totalOf(db, filters);
  const [found] = await countOfRuns(db, shape, valuesOf(filters));
  return found?.n ?? 0;
}

/** Replaces one participation's rating in the sum of its run. */
export async function addRating(tx: Tx, explorationId: number, { sum, ratings }: { sum: number; ratings: number }) {
  const { explorations: e } = tx.t;
  const newSum = sql`${e.ratingSum} + ${sum}`;
  const newRatings = sql`${e.ratings} + ${ratings}`;
  await tx
    .update(e)
    .set({
      ratingSum: newSum,
      ratings: newRatings,
      rating: sql`case when ${newRatings} > 0 then (${newSum}) * 1.0 / (${newRatings}) else 0 end`,
    })
    .where(eq(e.id, explorationId));
}
