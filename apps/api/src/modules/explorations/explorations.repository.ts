import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { publicColumns } from '#db/public-columns.ts';
import { foundIds, searchWords } from '#db/search.ts';
import type { Db, Tx } from '#db/store.ts';

export interface ListFilters {
  /** Slug. */
  name?: string | undefined;
  search?: string | undefined;
  code: CodeFilter;
  postal_code?: string | undefined;
}

function matching({ t }: Db, { name, search, code, postal_code }: ListFilters): SQL | undefined {
  const ids = foundIds(searchWords(search));
  return and(
    eq(t.explorations.published, true),
    name === undefined ? undefined : eq(t.explorations.slug, name),
    postal_code === undefined ? undefined : eq(t.explorations.postalCode, postal_code),
    code === 'withCode' ? isNotNull(t.explorations.code) : undefined,
    code === 'withoutCode' ? isNull(t.explorations.code) : undefined,
    ids && inArray(t.explorations.id, ids),
  );
}

/** Published runs, best rated first. */
export function listPublished(db: Db, filters: ListFilters, paging: { limit: number; offset: number }) {
  const { explorations, postalCodes } = db.t;
  return db
    .select({ exploration: publicColumns(db), place: postalCodes })
    .from(explorations)
    .leftJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
    .where(matching(db, filters))
    .orderBy(desc(explorations.rating), desc(explorations.id))
    .limit(paging.limit)
    .offset(paging.offset);
}

function countedBy({ t }: Db, code: CodeFilter) {
  const { withCode, withoutCode } = t.placeCounts;
  return {
    all: sql<number>`${withCode} + ${withoutCode}`,
    withCode: sql<number>`${withCode}`,
    withoutCode: sql<number>`${withoutCode}`,
  }[code];
}

/** How many there are; without a search it costs the places, not the runs. */
export async function countPublished(db: Db, filters: ListFilters): Promise<number> {
  const { explorations, placeCounts } = db.t;
  if (filters.name !== undefined || searchWords(filters.search).length > 0) {
    const [found] = await db.select({ n: count() }).from(explorations).where(matching(db, filters));
    return found?.n ?? 0;
  }
  const [sum] = await db
    .select({ n: sql`coalesce(sum(${countedBy(db, filters.code)}), 0)`.mapWith(Number) })
    .from(placeCounts)
    .where(filters.postal_code === undefined ? undefined : eq(placeCounts.postalCode, filters.postal_code));
  return sum?.n ?? 0;
}

/** One row per postal code that is on the map. */
export function listMarkers(db: Db, filters: ListFilters) {
  const { explorations, placeCounts, postalCodes } = db.t;
  const place = {
    postal_code: postalCodes.code,
    name: postalCodes.name,
    latitude: postalCodes.latitude,
    longitude: postalCodes.longitude,
  };
  if (filters.name !== undefined || searchWords(filters.search).length > 0) {
    return db
      .select({ ...place, count: count() })
      .from(explorations)
      .innerJoin(postalCodes, eq(postalCodes.code, explorations.postalCode))
      .where(matching(db, filters))
      .groupBy(postalCodes.code, postalCodes.name, postalCodes.latitude, postalCodes.longitude)
      .orderBy(postalCodes.code);
  }
  const counted = countedBy(db, filters.code);
  return db
    .select({ ...place, count: counted.mapWith(Number) })
    .from(placeCounts)
    .innerJoin(postalCodes, eq(postalCodes.code, placeCounts.postalCode))
    .where(
      and(
        gt(counted, 0),
        filters.postal_code === undefined ? undefined : eq(placeCounts.postalCode, filters.postal_code),
      ),
    )
    .orderBy(postalCodes.code);
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
