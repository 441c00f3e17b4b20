import type { ManagedLanguage, ManagedText, ManagedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { keyOf, textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import { directionOf, ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { progressOf, stateOf, type Translations } from '#modules/content/translations.service.ts';

type Source = Translations['sources'][number];

/** One text as its creator reads it. */
function toManagedText(translations: Translations, source: Source, lang: string): ManagedText {
  const { record, id, field, itemId, poiId, taskType, required, sourceHash } = source;
  const text = translations.texts.get(lang)?.get(keyOf(source));
  const state = stateOf(translations, source, lang);
  const { format = 'plain', max = 0 } = textField(record, field) ?? {};
  return {
    record,
    id,
    field,
    item_id: itemId,
    poi_id: poiId,
    task_type: taskType,
    format,
    max,
    required,
    source: source.source,
    source_hash: sourceHash,
    text: text?.text ?? null,
    state,
    old_source: state === 'source_changed' ? (text?.sourceText ?? null) : null,
    updated_at: text?.updatedAt.toISOString() ?? null,
  };
}

/**
 * The languages with their progress and, with a language, its texts.
 * @param keys the requested texts; all by default
 */
export function toManagedTexts(translations: Translations, lang?: string, keys?: ReadonlySet<string>): ManagedTexts {
  const { source, languages, sources } = translations;
  const wanted = keys ? sources.filter((text) => keys.has(keyOf(text))) : sources;
  const rows = lang === undefined ? [] : wanted.map((text) => toManagedText(translations, text, lang));
  return {
    source_lang: source,
    lang: lang ?? null,
    languages: languages.map((language) => toManagedLanguage(translations, language)),
    count: rows.length,
    rows,
  };
}

function toManagedLanguage(
  translations: Translations,
  { lang, offered }: Translations['languages'][number],
): ManagedLanguage {
  return {
    lang,
    name: ownLanguageName(lang),
    direction: directionOf(lang),
    offered,
    ...progressOf(translations, lang),
  };
}
