import { keyOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { listLanguages, listStoryTexts } from '#db/translated-texts.ts';

const publishedNamed = statement((db) => {
  const { id, slug, lang, published } = db.t.explorations;
  return db
    .select({ id, source: lang })
    .from(db.t.explorations)
    .where(and(eq(slug, sql.placeholder('slug')), eq(published, true)));
});

/** The languages of a published exploration by its slug. */
export async function findLanguagesOf(db: Db, slug: string) {
  const [found] = await publishedNamed(db, { slug });
  return found && { source: found.source, languages: await listLanguages(db, found.id) };
}

const storyById = statement((db) => {
  const { id, description, intro, finale } = db.t.explorations;
  return db
    .select({ id, description, intro, finale })
    .from(db.t.explorations)
    .where(eq(id, sql.placeholder('id')));
});

/** The texts of an exploration itself, with their translations. */
export async function findStory(db: Db, explorationId: number) {
  const [[story], texts] = await Promise.all([storyById(db, { id: explorationId }), listStoryTexts(db, explorationId)]);
  if (!story) return undefined;
  const inLanguage = (lang: string) =>
    texts.filter((text) => text.lang === lang).map((text) => [keyOf(text), text.text] as const);
  return { ...story, texts: inLanguage };
}
