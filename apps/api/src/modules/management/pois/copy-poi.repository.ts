import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { and, asc, count, eq, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

const WORDS_MAX = 6;

interface QuickFilters {
  userId: number;
  explorationId?: number | undefined;
  search?: string | undefined;
}

/** The words of a search as they appear in slugs, which contain no wildcards. */
function wordsOf(search: string | undefined): string[] {
  return slugify(search ?? '')
    .split('-')
    .filter(Boolean)
    .slice(0, WORDS_MAX);
}

/** Pois of published explorations and of own drafts; each word is in the name of the poi or of its exploration. */
function copyable(db: Db, { userId, explorationId, search }: QuickFilters): SQL | undefined {
  const { explorations: e, pois } = db.t;
  return and(
    or(eq(e.published, true), eq(e.creatorId, userId)),
    explorationId === undefined ? undefined : eq(e.id, explorationId),
    ...wordsOf(search).map((word) => or(like(pois.slug, `%${word}%`), like(e.slug, `%${word}%`))),
  );
}

export async function listCopyable(db: Db, filters: QuickFilters, paging: { limit: number; offset: number }) {
  const { explorations: e, pois } = db.t;
  const [[counted], rows] = await Promise.all([
    db.select({ n: count() }).from(pois).innerJoin(e, eq(e.id, pois.explorationId)).where(copyable(db, filters)),
    db
      .select({
        id: pois.id,
        name: pois.name,
        location_type: pois.locationType,
        Exploration: { id: e.id, name: e.name },
      })
      .from(pois)
      .innerJoin(e, eq(e.id, pois.explorationId))
      .where(copyable(db, filters))
      .orderBy(asc(e.slug), asc(pois.position), asc(pois.id))
      .limit(paging.limit)
      .offset(paging.offset),
  ]);
  return { count: counted?.n ?? 0, rows };
}

/** Slug of the exploration of a poi, if the poi may be copied. */
export async function findCopySource(
  db: Db,
  { userId, explorationId, poiId }: { userId: number; explorationId: number; poiId: number },
) {
  const { explorations: e, pois } = db.t;
  const [source] = await db
    .select({ slug: e.slug })
    .from(pois)
    .innerJoin(e, eq(e.id, pois.explorationId))
    .where(and(eq(pois.id, poiId), copyable(db, { userId, explorationId })));
  return source;
}
