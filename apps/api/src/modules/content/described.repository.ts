import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** The texts of some explorations themselves, without their spots. */
export function listStories(db: Db, ids: readonly number[]) {
  const { id, description, intro, finale } = db.t.explorations;
  return db
    .select({ id, description, intro, finale })
    .from(db.t.explorations)
    .where(inArray(id, [...ids]));
}

/** The languages into which some explorations are translated. */
export function listLanguagesOf(db: Db, ids: readonly number[]) {
  const { explorationId, lang, offered } = db.t.explorationLanguages;
  return db
    .select({ explorationId, lang, offered })
    .from(db.t.explorationLanguages)
    .where(inArray(explorationId, [...ids]))
    .orderBy(asc(lang));
}

/** The translated texts of some explorations themselves. */
export function listStoryTextsOf(db: Db, ids: readonly number[]) {
  const { explorationTexts: t, explorationLanguages: l } = db.t;
  return db
    .select({ explorationId: t.explorationId, lang: t.lang, field: t.field, text: t.text })
    .from(t)
    .innerJoin(l, and(eq(l.explorationId, t.explorationId), eq(l.lang, t.lang)))
    .where(inArray(t.explorationId, [...ids]));
}
