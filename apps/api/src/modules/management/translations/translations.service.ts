import type { ManagedTexts, NewText } from '@puzzle-runs/contract/management/translation.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { keyOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { isTranslationLanguage, TRANSLATIONS_MAX } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { timeSlices } from '#concurrency/time-slices.ts';
import type { Db } from '#db/store.ts';
import { deleteText, insertLanguages, storeTexts } from '#db/stored-texts.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import {
  readTranslations,
  refreshOffered,
  removeLanguages,
  type Translations,
} from '#modules/content/translations.service.ts';
import { inContentThread } from '#threads/in-content-thread.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { type Cleaned, cleanTexts, hasOtherGaps } from './clean-text.ts';
import { toManagedTexts } from './managed-texts.ts';

/**
 * The texts of an own exploration. With a language it must be one of its languages.
 * @throws `not_found`
 */
export async function getOwnTranslations(
  db: Db,
  { user_id }: Session,
  { id, lang }: { id: number; lang?: string | undefined },
): Promise<Translations> {
  await getOwnExploration(db, user_id, id);
  const translations = await readTranslations(db, id);
  const known = lang === undefined || translations?.languages.some((language) => language.lang === lang);
  if (!translations || !known) throw new Problem('not_found');
  return translations;
}

/** Languages, progress and, with a language, all texts of an own exploration. Throws `not_found`. */
export async function readTexts(
  { store: { db } }: Pick<Deps, 'store'>,
  by: Session,
  id: number,
  lang: string | undefined,
): Promise<ManagedTexts> {
  return toManagedTexts(await getOwnTranslations(db, by, { id, lang }), lang);
}

/**
 * Adds and removes languages; a removed one loses its texts. Idempotent.
 * @throws `not_found`, `invalid_request` for the language of the source, `limit_reached`.
 */
export function changeLanguages(
  deps: EditDeps,
  by: Session,
  id: number,
  { add, remove }: { add: string[]; remove: string[] },
): Promise<ManagedTexts> {
  return editExploration(deps, async (tx, markChanged) => {
    const { source, languages } = await getOwnTranslations(tx, by, { id });
    if (add.some((lang) => !isTranslationLanguage(lang, source)))
      throw new Problem('invalid_request', undefined, 'add');
    const kept = [...languages.map(({ lang }) => lang), ...add].filter((lang) => !remove.includes(lang));
    if (new Set(kept.map((lang) => lang.toLowerCase())).size < new Set(kept).size)
      throw new Problem('invalid_request', undefined, 'add');
    if (new Set(kept).size > TRANSLATIONS_MAX) throw new Problem('limit_reached', { max: TRANSLATIONS_MAX });
    markChanged(id);
    await removeLanguages(tx, id, remove);
    await insertLanguages(
      tx,
      id,
      add.filter((lang) => !remove.includes(lang)),
    );
    return toManagedTexts(await getOwnTranslations(tx, by, { id }));
  });
}

/**
 * Saves texts of one language: all or none. A request that is repeated changes nothing.
 * @throws `not_found` for a language or a text that the exploration does not have,
 * `conflict` when the source or the translation has changed since the caller read it,
 * `invalid_request` for a text that is too long or has other gaps than its source.
 */
export async function changeTexts(
  deps: EditDeps,
  by: Session,
  { id, lang }: { id: number; lang: string },
  texts: readonly NewText[],
): Promise<ManagedTexts> {
  const updatedAt = deps.now();
  const cleaned = await cleanInTime(texts);
  return editExploration(deps, async (tx, markChanged) => {
    const translations = await getOwnTranslations(tx, by, { id, lang });
    const changes = changesOf(translations, lang, texts, cleaned);
    const written = changes.map(({ text, source }) => {
      const { record, field, itemId, sourceHash, source: sourceText } = source;
      return { record, id: source.id, field, itemId, lang, explorationId: id, text, sourceHash, sourceText, updatedAt };
    });
    const letOthersRun = timeSlices();
    for (const deleted of written.filter(({ text }) => text === '')) {
      await deleteText(tx, deleted);
      await letOthersRun();
    }
    await storeTexts(
      tx,
      written.filter(({ text }) => text !== ''),
    );
    if (changes.length > 0) markChanged(id);
    await refreshOffered(tx, id); // the response contains whether the language is offered now
    const keys = new Set(texts.map(({ item_id: itemId, ...text }) => keyOf({ ...text, itemId })));
    return toManagedTexts(await getOwnTranslations(tx, by, { id, lang }), lang, keys);
  });
}

/** More characters are sanitised in a thread. */
const MANY_CHARACTERS = 5_000;

async function cleanInTime(texts: readonly NewText[]): Promise<Cleaned[]> {
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return characters > MANY_CHARACTERS ? inContentThread('texts', texts) : cleanTexts(texts);
}

/** The texts that differ from the stored ones, with their sources. @param cleaned `texts` as they would be stored */
function changesOf(translations: Translations, lang: string, texts: readonly NewText[], cleaned: readonly Cleaned[]) {
  const sources = new Map(translations.sources.map((source) => [keyOf(source), source]));
  const stored = translations.texts.get(lang);
  const seen = new Set<string>();
  return texts.flatMap(({ item_id: itemId, ...sent }, index) => {
    const key = keyOf({ ...sent, itemId });
    const source = sources.get(key);
    if (!source) throw new Problem('not_found');
    const at = (field: string) => `texts.${index}.${field}`;
    if (seen.has(key)) throw new Problem('invalid_request', undefined, at('field'));
    seen.add(key);
    if (sent.source_hash !== source.sourceHash) throw new Problem('conflict', undefined, at('source_hash'));
    const { text = '', mistake } = cleaned[index] ?? {};
    if (mistake || hasOtherGaps(source, source.source, text))
      throw new Problem('invalid_request', undefined, at('text'));
    const before = stored?.get(key);
    if (text === (before?.text ?? '') && (text === '' || before?.sourceHash === source.sourceHash)) return [];
    if (isStale(sent.updated_at, before?.updatedAt)) throw new Problem('conflict', undefined, at('updated_at'));
    return [{ text, source }];
  });
}

/** Whether the stored translation has changed since the caller read it; undefined: do not check. */
function isStale(read: string | null | undefined, stored: Date | undefined): boolean {
  if (read === undefined) return false;
  return (read === null ? undefined : new Date(read).getTime()) !== stored?.getTime();
}
