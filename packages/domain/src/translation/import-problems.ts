/** Most texts of one call that translates. */
export const TEXTS_AT_ONCE_MAX = 2_000;
/** Most values of a body that translates so many texts: each has seven. */
export const TEXTS_VALUES_MAX = 8 * TEXTS_AT_ONCE_MAX + 100;
/**
 * Most bytes of an imported file with translations, and most of its parts. The largest run has 1.6 MB, more in other
 * scripts than the Latin one, 4,500 units and 32,000 tags (docs/decisions/0055).
 */
export const XLIFF_BYTES_MAX = 4 * 1_024 * 1_024;
/** The same as JSON, which escapes quotes and the ends of lines. */
export const XLIFF_BODY_BYTES_MAX = 5 * 1_024 * 1_024;
export const XLIFF_UNITS_MAX = 10_000;
export const XLIFF_TAGS_MAX = 100_000;
export const XLIFF_ATTRIBUTES_MAX = 50_000;
/** Most values of the request that imports such a file. */
export const XLIFF_VALUES_MAX = 10;

/**
 * Why a text of an imported file is not stored as it is. A text whose source has changed is stored as a translation of
 * the old source, and one with forbidden HTML without this HTML; all others are skipped.
 */
export const IMPORT_PROBLEMS = [
  'unknown_text',
  'too_long',
  'invalid',
  'other_gaps',
  'source_changed',
  'html_removed',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];
