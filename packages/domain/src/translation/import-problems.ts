/**
 * Why a text of an imported file is not stored as it is. A text whose source has changed is stored as a translation of the old source, and
 * one with forbidden HTML without this HTML; all others are skipped.
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
