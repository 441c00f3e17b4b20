/** The owner of a participation: an anonymous guest, an account, or a team. */
export const PROGRESSOR_TYPES = ['guest', 'user', 'team'] as const;
export type ProgressorType = (typeof PROGRESSOR_TYPES)[number];
