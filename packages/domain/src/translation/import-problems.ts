/**
 * What does not fit in an imported file. A text whose source has changed is stored as made from the old source, and one with HTML that is
 * not allowed without this HTML; all others are left out.
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
