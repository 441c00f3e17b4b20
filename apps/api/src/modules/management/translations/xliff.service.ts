import type { ImportedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { keyOf, textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import type { Deps } from '#deps.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { sourceHashOf, stateOf, storeText, type Translations } from '#modules/content/translations.service.ts';
import type { Session } from '#session.ts';
import { cleanText } from './clean-text.ts';
import { getOwnTranslations } from './translations.service.ts';
import { readXliff, unitIdOf, writeXliff, type XliffUnit } from './xliff-document.ts';

interface Place {
  id: number;
  lang: string;
}

/** Every text of an own exploration with its translation into one language. Throws `not_found`. */
export async function exportXliff({ store: { db } }: Pick<Deps, 'store'>, by: Session, { id, lang }: Place) {
  const translations = await getOwnTranslations(db, by, { id, lang });
  const texts = translations.texts.get(lang);
  const units = translations.sources.map((source) => ({
    id: unitIdOf(source),
    source: source.source,
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
 * @throws `not_found`, `invalid_request` for a file that is no XLIFF 2 or of another language
 */
export function importXliff(
  deps: EditDeps,
  by: Session,
  { id, lang }: Place,
  { document, apply }: { document: string; apply: boolean },
): Promise<ImportedTexts> {
  const file = readXliff(document);
  if (file.lang.toLowerCase() !== lang.toLowerCase()) throw new Problem('invalid_request', undefined, 'document');
  return editExploration(deps, async (tx, markChanged) => {
    const translations = await getOwnTranslations(tx, by, { id, lang });
    const { fitting, problems } = compare(translations, file.units);
    const stored = translations.texts.get(lang);
    const changed = fitting.filter(({ source, text, madeFrom }) => {
      const before = stored?.get(keyOf(source));
      return before?.text !== text || before.sourceHash !== sourceHashOf(madeFrom);
    });
    if (apply && changed.length > 0) {
      markChanged(id);
      const updatedAt = deps.now();
      for (const { source, text, madeFrom } of changed) {
        const { record, id: recordId, field, itemId } = source;
        const made = { text, sourceHash: sourceHashOf(madeFrom), sourceText: madeFrom, updatedAt };
        await storeText(tx, { record, id: recordId, field, itemId, lang, explorationId: id, ...made });
      }
    }
    return { applied: apply, fits: changed.length, unchanged: fitting.length - changed.length, problems };
  });
}

function compare({ sources }: Translations, units: readonly XliffUnit[]) {
  const byUnit = new Map(sources.map((source) => [unitIdOf(source), source]));
  const fitting = new Map<string, Fitting>();
  const problems: Imported[] = [];
  for (const { id: unit, source: madeFrom, target } of units) {
    const source = byUnit.get(unit);
    const note = (reason: Imported['reason']) =>
      problems.push({ reason, unit: unit.slice(0, 200), Text: toAddress(source) });
    if (!source) {
      note('unknown_text');
      continue;
    }
    if (target === undefined) continue;
    const { text, mistake } = cleanText(source, source.source, target);
    if (mistake) note(mistake);
    else if (text !== '') {
      if (madeFrom !== source.source) note('source_changed');
      if (textField(source.record, source.field)?.format === 'html' && text !== target) note('html_removed');
      fitting.set(unit, { source, text, madeFrom });
    }
  }
  return { fitting: [...fitting.values()], problems };
}

function toAddress(source: Source | undefined): Imported['Text'] {
  if (!source) return null;
  const { record, id, field, itemId: item_id } = source;
  return { record, id, field, item_id };
}
