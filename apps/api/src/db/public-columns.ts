import { sql } from 'drizzle-orm';
import type { Db } from './store.ts';

/** The columns of a run that visitors may see. */
export function publicColumns({ t }: Db) {
  return {
    id: t.explorations.id,
    name: t.explorations.name,
    slug: t.explorations.slug,
    description: t.explorations.description,
    image: t.explorations.image,
    code: t.explorations.code,
    visibility: t.explorations.visibility,
    postal_code: t.explorations.postalCode,
    rating: t.explorations.rating,
    ratings: t.explorations.ratings,
    poi_count: t.explorations.poiCount,
    task_count: t.explorations.taskCount,
    pointsToEarn: t.explorations.pointsToEarn,
    lang: t.explorations.lang,
    offered: offeredLanguages(t),
    minutes: sql<number | null>`coalesce(${t.explorations.durationMinutes}, ${t.explorations.measuredMinutes})`,
  };
}

/**
 * Tags with commas of the languages that players of an exploration are offered besides the source; null without any.
 */
export function offeredLanguages({ explorations, explorationLanguages: l }: Db['t']) {
  return sql<string | null>`(select string_agg(${l.lang}, ',' order by ${l.lang}) from ${l} 
      where ${l.explorationId} = ${explorations.id} and ${l.offered})`;
}
