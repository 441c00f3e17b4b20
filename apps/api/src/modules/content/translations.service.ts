import { hash } from 'node:crypto';
import { type PlacedText, sourceTextsOf } from '@puzzle-runs/domain/translation/source-texts.ts';
import { keyOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { isComplete, textState, translationProgress } from '@puzzle-runs/domain/translation/text-state.ts';
import type { TextsByKey } from '@puzzle-runs/domain/translation/translate.ts';
import { timeSlices } from '#concurrency/time-slices.ts';
import type { Db, Tx } from '#db/store.ts';
import { deleteLanguages, findTranslatable, setOffered } from '#db/stored-texts.ts';
import type { TranslatedText } from '#db/translated-texts.ts';
import { listLanguages, listTranslatedTexts } from '#db/translated-texts.ts';
import { refreshSearchText } from './listing.repository.ts';

/** Names the source text from which a translation was made. */
export function sourceHashOf(source: string): string {
  return hash('sha256', source, 'base64url').slice(0, 22);
}

export interface Translations {
  /** Language of the source. */
  source: string;
  sources: (PlacedText & { sourceHash: string })[];
  languages: { lang: string; offered: boolean }[];
  /** By language, then by `keyOf`. */
  texts: ReadonlyMap<string, ReadonlyMap<string, TranslatedText>>;
}

/** The source texts of an exploration and all their translations; undefined if there is no such exploration. */
export async function readTranslations(db: Db, explorationId: number): Promise<Translations | undefined> {
  const letOthersRun = timeSlices();
  const exploration = await findTranslatable(db, explorationId);
  if (!exploration) return undefined;
  const languages = await listLanguages(db, explorationId);
  const translated = languages.length > 0 ? await listTranslatedTexts(db, explorationId) : [];
  await letOthersRun();
  const sources = sourceTextsOf(exploration).map((text) => ({ ...text, sourceHash: sourceHashOf(text.source) }));
  await letOthersRun();
  const byLanguage = Map.groupBy(translated, ({ lang }) => lang);
  const texts = new Map<string, ReadonlyMap<string, TranslatedText>>();
  for (const { lang } of languages) {
    texts.set(lang, new Map((byLanguage.get(lang) ?? []).map((text) => [keyOf(text), text])));
    await letOthersRun();
  }
  return {
    source: exploration.lang,
    sources,
    languages: languages.filter(({ lang }) => lang !== exploration.lang),
    texts,
  };
}

/** The state of a source text in a language. */
export function stateOf({ texts }: Translations, source: Translations['sources'][number], lang: string) {
  const text = texts.get(lang)?.get(keyOf(source));
  return textState(text && { madeFrom: text.sourceHash }, source.sourceHash);
}

/** How far a language is translated. */
export function progressOf(translations: Translations, lang: string) {
  return translationProgress(
    translations.sources.map((source) => ({
      required: source.required,
      state: stateOf(translations, source, lang),
    })),
  );
}

/**
 * Offers players exactly the languages that are complete now, and updates
 * the search text. Call it in the transaction that changes texts.
 */
export async function refreshOffered(tx: Tx, explorationId: number): Promise<void> {
  const stored = await listLanguages(tx, explorationId);
  if (stored.length === 0) return;
  const translations = await readTranslations(tx, explorationId);
  if (!translations) return;
  for (const { lang, offered } of stored) {
    const complete = lang !== translations.source && isComplete(progressOf(translations, lang));
    if (complete !== offered) await setOffered(tx, { explorationId, lang, offered: complete });
  }
  await refreshSearchText(tx, explorationId);
}

/** Deletes languages of an exploration with their texts, also from the search. */
export async function removeLanguages(tx: Tx, explorationId: number, languages: readonly string[]): Promise<void> {
  if (languages.length === 0) return;
  await deleteLanguages(tx, explorationId, languages);
  await refreshSearchText(tx, explorationId);
}

/** Languages of an exploration that players are not offered, because texts are missing. */
export async function listIncompleteLanguages(db: Db, { id, lang: source }: { id: number; lang: string }) {
  const languages = await listLanguages(db, id);
  return languages.filter(({ lang, offered }) => lang !== source && !offered).map(({ lang }) => lang);
}

/** Finds the text of a source in one language, for records that are read in this language. */
export async function readTextsOfLanguage(db: Db, explorationId: number, lang: string): Promise<TextsByKey> {
  const texts = await listTranslatedTexts(db, explorationId);
  return new Map(texts.filter((text) => text.lang === lang).map((text) => [keyOf(text), text.text]));
}
