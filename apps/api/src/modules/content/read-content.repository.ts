import { keyOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { asc, count, eq, inArray } from 'drizzle-orm';
import { timeSlices } from '#concurrency/time-slices.ts';
import type { Db } from '#db/store.ts';
import { listLanguages, listTranslatedTexts } from '#db/translated-texts.ts';

export async function countExplorations(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(db.t.explorations);
  return row?.n ?? 0;
}

/** Id, name and slug of every exploration, drafts too. */
export function listExplorationAddresses(db: Db) {
  const { id, name, slug } = db.t.explorations;
  return db.select({ id, name, slug }).from(db.t.explorations).orderBy(asc(id));
}

/**
 * An exploration with its whole content, in order of play: six
 * queries for any number of pois, and five more with translations.
 */
export async function findExplorationContent(db: Db, slug: string) {
  const { explorations, pois: p, hints, prerequisites, tasks } = db.t;
  const [exploration] = await db.select().from(explorations).where(eq(explorations.slug, slug));
  if (!exploration) return undefined;
  const letOthersRun = timeSlices();
  const pois = await db.select().from(p).where(eq(p.explorationId, exploration.id)).orderBy(asc(p.position), asc(p.id));
  const languages = await listLanguages(db, exploration.id);
  const texts = languages.length > 0 ? await listTranslatedTexts(db, exploration.id) : [];
  await letOthersRun();
  const translated = { languages: languages.map(({ lang }) => lang), texts: Map.groupBy(texts, keyOf) };
  await letOthersRun();
  const ids = pois.map(({ id }) => id);
  if (ids.length === 0) return { exploration, ...translated, pois, hints: [], prerequisites: [], tasks: [] };
  return {
    exploration,
    ...translated,
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
