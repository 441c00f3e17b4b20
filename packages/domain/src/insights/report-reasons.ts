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
