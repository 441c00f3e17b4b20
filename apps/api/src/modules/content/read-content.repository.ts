import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

export async function countExplorations(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(db.t.explorations);
  return row?.n ?? 0;
}

/** An exploration with its whole content, in order of play: five queries for any number of pois. */
export async function findExplorationContent(db: Db, slug: string) {
  const { explorations, pois: p, hints, prerequisites, tasks } = db.t;
  const [exploration] = await db.select().from(explorations).where(eq(explorations.slug, slug));
  if (!exploration) return undefined;
  const pois = await db.select().from(p).where(eq(p.explorationId, exploration.id)).orderBy(asc(p.position), asc(p.id));
  const ids = pois.map(({ id }) => id);
  if (ids.length === 0) return { exploration, pois, hints: [], prerequisites: [], tasks: [] };
  return {
    exploration,
    pois,
    hints: await db.select().from(hints).where(inArray(hints.poiId, ids)).orderBy(asc(hints.position), asc(hints.id)),
    prerequisites: await db
      .select()
      .from(prerequisites)
      .where(inArray(prerequisites.poiId, ids))
      .orderBy(asc(prerequisites.id)),
    tasks: await db.select().from(tasks).where(inArray(tasks.poiId, ids)).orderBy(asc(tasks.position), asc(tasks.id)),
  };
}

export type ExplorationContent = NonNullable<Awaited<ReturnType<typeof findExplorationContent>>>;
