/** Tables of figures, each of which is exported as CSV. */
export const INSIGHT_TABLES = ['days', 'pois', 'tasks'] as const;
/** Tables of what players wrote; only the creator of the run exports them. Filters do not change them. */
export const FEEDBACK_TABLES = ['wrong', 'reports', 'comments'] as const;

export type FeedbackTable = (typeof FEEDBACK_TABLES)[number];
export type FigureTable = (typeof INSIGHT_TABLES)[number];
export type InsightTable = FigureTable | FeedbackTable;
