import { chooseLanguage, type ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { keyOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { translateExploration } from '@puzzle-runs/domain/translation/translate.ts';
import type { Db } from '#db/store.ts';
import { listLanguagesOf, listStories, listStoryTextsOf } from './described.repository.ts';

interface Described {
  id: number;
  description: string;
  /** Language of the source. */
  lang: string;
}

/**
 * Explorations with their descriptions in the language of a reader, or in the source language if a text is missing:
 * three queries for any number.
 */
export async function describeFor<E extends Described>(
  db: Db,
  explorations: readonly E[],
  reading: ReadingLanguage,
): Promise<(E & { description_lang?: string })[]> {
  const ids = explorations.map(({ id }) => id);
  const translated = ids.length > 0 ? await listLanguagesOf(db, ids) : [];
  if (translated.length === 0) return [...explorations];
  const languages = Map.groupBy(translated, ({ explorationId }) => explorationId);
  const stories = new Map((await listStories(db, ids)).map((story) => [story.id, story]));
  const texts = Map.groupBy(await listStoryTextsOf(db, ids), ({ explorationId }) => explorationId);
  return explorations.map((exploration) => {
    const { id, lang: source } = exploration;
    const lang = chooseLanguage({ ...reading, source, languages: languages.get(id) ?? [] });
    const story = stories.get(id);
    if (lang === source || !story) return exploration;
    const inLanguage = (texts.get(id) ?? []).filter((text) => text.lang === lang);
    const byKey = inLanguage.map(({ field, text }) => {
      return [keyOf({ record: 'exploration', id, field, itemId: null }), text] as const;
    });
    const shown = translateExploration(story, new Map(byKey));
    return shown.translated
      ? { ...exploration, description: shown.value.description, description_lang: lang }
      : exploration;
  });
}
