import { translations } from '@puzzle-runs/contract/management/translation.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import {
  XLIFF_ATTRIBUTES_MAX,
  XLIFF_TAGS_MAX,
  XLIFF_UNITS_MAX,
  XLIFF_VALUES_MAX,
} from '@puzzle-runs/domain/translation/import-problems.ts';
import { TEXT_RECORDS, type TextRecord, textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import { cleanHtml } from '#html/clean-html.ts';
import { parseJson } from '#http/json-body.ts';
import { type Cleaned, cleanText } from './clean-text.ts';
import { type ReadUnit, readXliff } from './xliff-document.ts';

/**
 * A unit of an imported file, with the text as it would be
 * stored; undefined while it is missing or has an unknown place.
 */
export interface ImportedUnit extends Pick<ReadUnit, 'id' | 'source' | 'isIncomplete'> {
  cleaned?: Cleaned & {
    /** Whether sanitising changed the text. */
    isChanged: boolean;
  };
}

/**
 * Parses the body of an import and its XLIFF document, and sanitises its texts. Takes seconds for a large file, so it
 * runs in the content thread.
 * @throws `invalid_request` for anything but an XLIFF 2 document,
 * `file_too_large` for more than the largest exploration needs
 */
export function readImportedXliff(bytes: Uint8Array) {
  const body = translations.importXliff.body.safeParse(parseJson(bytes, XLIFF_VALUES_MAX));
  if (!body.success) {
    const paths = new Set(body.error.issues.map(({ path }) => path.join('.')));
    refuseAll([...paths].map((path) => new Problem('invalid_request', undefined, path || undefined)));
    throw new Problem('invalid_request');
  }
  const { document, ...options } = body.data;
  refuseMore(document, '<', XLIFF_TAGS_MAX);
  refuseMore(document, '="', XLIFF_ATTRIBUTES_MAX);
  refuseMore(document, "='", XLIFF_ATTRIBUTES_MAX);
  const { units, ...languages } = readXliff(document);
  if (units.length > XLIFF_UNITS_MAX) throw tooLarge(XLIFF_UNITS_MAX);
  return { options, ...languages, units: units.map(toImported) };
}

/** Refuses a document that holds a text more often than `max`: parsing takes long for each tag and attribute. */
function refuseMore(document: string, text: string, max: number): void {
  if (document.split(text, max + 2).length > max + 1) throw tooLarge(max);
}

function tooLarge(max: number): Problem {
  return new Problem('file_too_large', { max }, 'document');
}

function toImported({ id, source, target, isIncomplete }: ReadUnit): ImportedUnit {
  const [record = '', , field = ''] = id.split('-', 3);
  const rules = isRecord(record) ? textField(record, field) : undefined;
  if (target === undefined || !isRecord(record) || !rules) return { id, source, isIncomplete };
  const cleaned = cleanText({ record, field }, target);
  // An older source is stored, too, and shown beside the present one.
  const cleanSource = rules.format === 'html' ? cleanHtml(source) : source;
  return { id, source: cleanSource, isIncomplete, cleaned: { ...cleaned, isChanged: cleaned.text !== target } };
}

function isRecord(name: string): name is TextRecord {
  return (TEXT_RECORDS as readonly string[]).includes(name);
}
