/** Who plays: an anonymous guest, an account, or a team of a battle. */
export const PROGRESSOR_TYPES = ['guest', 'user', 'team'] as const;
export type ProgressorType = (typeof PROGRESSOR_TYPES)[number];
