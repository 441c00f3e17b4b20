import type { ImportedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { LANGUAGE_TAG_MAX } from '@puzzle-runs/domain/exploration/content-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { matchLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { keyOf, textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import { storeTexts } from '#db/stored-texts.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { sourceHashOf, stateOf, type Translations } from '#modules/content/translations.service.ts';
import { inContentThread } from '#threads/in-content-thread.ts';
import { hasOtherGaps } from './clean-text.ts';
import { getOwnTranslations } from './translations.service.ts';
import type { ImportedUnit } from './xliff-import.ts';
import { unitIdOf, writeXliff } from './xliff-write.ts';

interface Place {
  id: number;
  lang: string;
}

/** Every text of an own exploration with its translation into one language. Throws `not_found`. */
export async function exportXliff({ store: { db } }: Pick<Deps, 'store'>, by: Session, { id, lang }: Place) {
  const translations = await getOwnTranslations(db, by, { id, lang });
  const texts = translations.texts.get(lang);
  const units = translations.sources.map((source) => ({
    ...source,
    target: texts?.get(keyOf(source))?.text,
    isFinal: stateOf(translations, source, lang) === 'up_to_date',
  }));
  const document = writeXliff({ sourceLang: translations.source, lang, units });
  return { filename: `exploration-${id}.${lang}.xlf`, document };
}

type Imported = ImportedTexts['problems'][number];
type Source = Translations['sources'][number];

/** A text of the file that is stored, or would be with `apply`. */
interface Fitting {
  source: Source;
  text: string;
  /** The source text in the file, which was translated. */
  madeFrom: string;
}

/**
 * Compares a file with the texts of a language and, with `apply`, stores what fits.
 * @param body of the call, as it was sent
 * @throws `not_found`, `invalid_request` for a file that is no XLIFF 2, with `params.language`
 * for one of another language, also where the exploration lacks the language, and with
 * `params.source_language` for one made from another source; `file_too_large`
 */
export async function importXliff(
  deps: EditDeps,
  by: Session,
  { id, lang }: Place,
  body: Uint8Array,
): Promise<ImportedTexts> {
  const { options, ...file } = await inContentThread('xliff', body);
  const { apply } = options;
  return editExploration(deps, async (tx, markChanged) => {
    const translations = await getOwnTranslations(tx, by, { id });
    refuseOtherLanguage(translations, file, lang);
    const { fitting, problems, incomplete } = compare(translations, file.units);
    const stored = translations.texts.get(lang);
    const changed = fitting.filter(({ source, text, madeFrom }) => {
      const before = stored?.get(keyOf(source));
      return before?.text !== text || before.sourceHash !== sourceHashOf(madeFrom);
    });
    if (apply && changed.length > 0) {
      markChanged(id);
      const updatedAt = deps.now();
      const made = changed.map(({ source: { record, id: recordId, field, itemId }, text, madeFrom }) => {
        const from = { sourceHash: sourceHashOf(madeFrom), sourceText: madeFrom };
        return { record, id: recordId, field, itemId, lang, explorationId: id, text, ...from, updatedAt };
      });
      await storeTexts(tx, made);
    }
    return { applied: apply, fits: changed.length, unchanged: fitting.length - changed.length, problems, incomplete };
  });
}

/** A file of `en-GB` is for `en`, and the other way round, unless the exploration has both. */
function refuseOtherLanguage(
  { source, languages }: Translations,
  file: { sourceLang: string; lang: string },
  lang: string,
): void {
  const known = languages.map((language) => language.lang);
  const fits = matchLanguage(tagOf(file.lang), [source, ...known]) === lang && known.includes(lang);
  if (!fits) throw new Problem('invalid_request', { language: file.lang.slice(0, LANGUAGE_TAG_MAX) }, 'document');
  if (file.sourceLang === '' || matchLanguage(tagOf(file.sourceLang), [source])) return;
  throw new Problem('invalid_request', { source_language: file.sourceLang.slice(0, LANGUAGE_TAG_MAX) }, 'document');
}

/** Some programs write `de_AT` for `de-AT`. */
function tagOf(written: string): string {
  return written.replaceAll('_', '-');
}

function compare({ sources }: Translations, units: readonly ImportedUnit[]) {
  const byUnit = new Map(sources.map((source) => [unitIdOf(source), source]));
  const fitting = new Map<string, Fitting>();
  const problems: Imported[] = [];
  const incomplete: ImportedTexts['incomplete'] = [];
  for (const { id: unit, source: madeFrom, cleaned, isIncomplete } of units) {
    const source = byUnit.get(unit);
    const place = { unit: unit.slice(0, 200), Text: toAddress(source) };
    const note = (reason: Imported['reason']) => problems.push({ reason, ...place });
    if (!source) {
      note('unknown_text');
      continue;
    }
    if (isIncomplete) incomplete.push(place);
    if (!cleaned) continue;
    const { text, mistake, isChanged } = cleaned;
    if (mistake) note(mistake);
    else if (hasOtherGaps(source, source.source, text)) note('other_gaps');
    else if (text !== '') {
      if (madeFrom !== source.source) note('source_changed');
      if (textField(source.record, source.field)?.format === 'html' && isChanged) note('html_removed');
      fitting.set(unit, { source, text, madeFrom });
    }
  }
  return { fitting: [...fitting.values()], problems, incomplete };
}

function toAddress(source: Source | undefined): Imported['Text'] {
  if (!source) return null;
  const { record, id, field, itemId: item_id } = source;
  return { record, id, field, item_id };
}
