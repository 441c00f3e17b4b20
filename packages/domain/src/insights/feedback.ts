/** Stars with which players rate an exploration. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
/** Characters with which a player explains why they report a task. */
export const REPORT_TEXT_MAX = 300;
/** Characters of the comment with a rating. */
export const COMMENT_MAX = 500;
/** Months for which reports and comments are kept. */
export const FEEDBACK_MONTHS = 12;

/** Why a player reports a task. */
export const REPORT_REASONS = [
  'answer_refused',
  'unclear',
  'place_changed',
  'not_accessible',
  'unsafe',
  'other',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
