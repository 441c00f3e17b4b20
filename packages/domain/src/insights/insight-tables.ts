/** The tables of the insights, each of which is exported as CSV. */
export const INSIGHT_TABLES = ['days', 'pois', 'tasks'] as const;

export type InsightTable = (typeof INSIGHT_TABLES)[number];
