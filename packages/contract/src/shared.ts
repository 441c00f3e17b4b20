import { isNumberInput, NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { isAccessCode, VISIBILITIES } from '@puzzle-runs/domain/exploration/access-code.ts';
import { LANGUAGE_TAG_MAX } from '@puzzle-runs/domain/exploration/content-language.ts';
import type { ImportErrorReason } from '@puzzle-runs/domain/exploration/import-validation-reasons.ts';
import { POSTAL_CODE_LENGTH, POSTAL_CODES_MAX } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { storedName, storedText } from '@puzzle-runs/domain/text/stored-text.ts';
import {
  ADDRESS_MAX,
  CODE_MAX,
  HTML_MAX,
  HTML_TAGS_MAX,
  NAME_MAX,
  QR_TEXT_MAX,
  URL_MAX,
} from '@puzzle-runs/domain/text/text-lengths.ts';
import {
  HTML_RECORDS,
  type HtmlFieldOf,
  type HtmlRecord,
  htmlFieldsOf,
} from '@puzzle-runs/domain/translation/text-fields.ts';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { z } from 'zod';

/** NUL and lone surrogates, which PostgreSQL cannot store. */
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The parameters of a custom zod rule: its message, and the reason that the import of a run file returns. */
export function ruleWithReason(reason: ImportErrorReason, error: string) {
  return { error, params: { reason } };
}

const storable = z.refine<string>(
  (value) => !unstorable.test(value),
  ruleWithReason('unstorable', 'holds characters that cannot be stored'),
);

const notBlank = z.refine<string>((value) => !isBlank(value), ruleWithReason('blank', 'must not be blank'));

/**
 * Text of at most `max` UTF-16 units that both databases can store, as it was sent: passwords, addresses, what a QR
 * code says.
 */
export function text(max: number) {
  return z.string().max(max).check(storable);
}

/** Text that people wrote, as `store` stores it; `max` counts after that. */
export function storedAs(store: (text: string) => string, max: number) {
  return z.string().overwrite(store).max(max).check(storable);
}

/** Text of several lines that people wrote. */
export function writtenText(max: number) {
  return storedAs(storedText, max);
}

/** A written text in which something can be seen. */
export function nonBlankText(max: number) {
  return writtenText(max).check(notBlank);
}

/** A name or code. */
export function oneLine(max: number) {
  return storedAs(storedName, max);
}

export const name = oneLine(NAME_MAX).check(notBlank);
/** A translation, in the format of the field that it translates. */
export const translatedText = writtenText(HTML_MAX).refine(
  (value) => value.split('<', HTML_TAGS_MAX + 2).length <= HTML_TAGS_MAX + 1,
  ruleWithReason('too_many_tags', `must have at most ${HTML_TAGS_MAX} tags`),
);

/**
 * HTML by record and field. The API sanitises and searches for pictures what the table of texts calls HTML, so that a
 * field that is missing there does not compile here.
 */
export const html = Object.fromEntries(
  HTML_RECORDS.map((record) => [
    record,
    Object.fromEntries(htmlFieldsOf(record).map((field) => [field, translatedText])),
  ]),
) as { readonly [R in HtmlRecord]: { readonly [F in HtmlFieldOf<R>]: typeof translatedText } };

/** Who finds an exploration: `public` everybody, `link` only who has its link, which holds a key. */
export const visibility = z.enum(VISIBILITIES);

/** The key of an exploration that only its link finds, or a code; where it is not needed, it is ignored. */
export const explorationCode = oneLine(CODE_MAX);

/** '0' is refused because it means "no code" in join addresses. */
export const accessCode = oneLine(CODE_MAX)
  .check(notBlank)
  .refine(isAccessCode, ruleWithReason('no_code', 'must not be 0, which means no code'));
export const addressText = nonBlankText(ADDRESS_MAX);
/** What a printed QR code says, as it was typed. */
export const qrText = text(QR_TEXT_MAX).check(notBlank);
export const postalCode = text(POSTAL_CODE_LENGTH);

export const mediaUrl = text(URL_MAX)
  .check(notBlank)
  .refine(isMediaUrl, ruleWithReason('no_address', 'must be an http(s) address or a path of this site'));

export const id = z.int().min(1).max(2_147_483_647);
export const idParam = z.coerce.number<number>().int().min(1).max(2_147_483_647);
export const guestId = z.uuid();

/** Idempotency key made by the client: repeating a submission returns the first result and counts only once. */
export const submissionId = z.uuid().optional();

/**
 * A whole number in responses with thousands of them. The document declares an integer, but it is not validated:
 * validation would take a fifth of the time of a long ranking (docs/decisions/0026).
 */
export const unvalidatedInt = z.number().meta({ type: 'integer' });

/** Points, costs, values of prerequisites and number answers. */
export const amount = z.int().min(0).max(NUMBER_MAX);

/**
 * A whole number as JSON, or as text that is read as people write numbers. Only a text without a digit is refused; the
 * reader clamps the rest.
 */
export const numberOrText = z.union([z.number(), text(40)]).refine(isNumberInput, { error: 'must have a digit' });

/** ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** Pagination of every list. */
export const paging = {
  limit: z.coerce.number<number>().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
  offset: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
};

/** One page of a list. `count` is the number of all rows, not only of this page. Named like its rows: `TeamPage`. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({ count: z.int(), rows: z.array(row) }).meta({ id: `${row.meta()?.id}Page` });
}

/** One postal code, or several separated by commas (a cluster on the map). Returns them without duplicates. */
export const postalCodes = z
  .string()
  .max(POSTAL_CODES_MAX * (POSTAL_CODE_LENGTH + 1))
  .regex(/^\d{5}(,\d{5})*$/)
  .transform((list) => [...new Set(list.split(','))]);

export const language = z.enum(LANGUAGES).meta({ id: 'Language' });

/** Language of a record that stays in the source language, because it is not translated; missing otherwise. */
export const fallbackLanguage = z.string().optional();

/**
 * The requested language of the content; without it, `Accept-Language` decides, then the source language of the
 * exploration.
 */
export const contentLanguageQuery = { lang: text(LANGUAGE_TAG_MAX).optional() };

/** 1 if joining needs a code. */
export const codeFlag = z.literal([0, 1]).meta({ id: 'CodeFlag' });

export const codeFilter = z.enum(['all', 'withCode', 'withoutCode']).default('all');

/** A reference to another record. */
export const namedRecord = z.object({ id, name: z.string(), slug: z.string() }).meta({ id: 'NamedRecord' });

export const coordinate = z
  .object({ name: z.string(), latitude: z.number(), longitude: z.number() })
  .meta({ id: 'Coordinate' });

export type Coordinate = z.infer<typeof coordinate>;
export type CodeFilter = z.infer<typeof codeFilter>;

/** A boolean query parameter. */
export function trueOrFalse(initial: 'true' | 'false') {
  return z
    .enum(['true', 'false'])
    .default(initial)
    .transform((value) => value === 'true');
}
