/**
 * Reasons why the import of a run file fails. The API returns one per path as `params.reason`, with the limit where
 * there is one (`max`, `min`, `allowed`). The studio's dictionaries have a sentence for each reason.
 */
const IMPORT_ERROR_REASONS = [
  'required',
  'not_text',
  'not_number',
  'not_whole',
  'not_boolean',
  'not_list',
  'not_object',
  'unknown_field',
  'unknown_value',
  'too_long',
  'too_many',
  'too_many_tags',
  'too_few',
  'too_large',
  'too_small',
  'blank',
  'unstorable',
  'no_address',
  'no_code',
  'no_language',
  'no_gap',
  'nameless',
  'name_twice',
  'name_taken',
  'name_unknown',
  'points_sum',
  'range_open',
  'range_backwards',
  'answer_outside',
  'answer_twice',
  'already_right',
  'no_right_choice',
  'gaps_and_words',
  'incomplete',
  'unfit',
] as const;

export type ImportErrorReason = (typeof IMPORT_ERROR_REASONS)[number];

export function isImportErrorReason(reason: unknown): reason is ImportErrorReason {
  return (IMPORT_ERROR_REASONS as readonly unknown[]).includes(reason);
}
