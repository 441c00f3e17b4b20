/**
 * How players prove that they have arrived at a poi: by their position, by its printed code, by the organiser's code of the battle, or by
 * saying so after the waiting time that the creator set.
 */
export const ARRIVAL_METHODS = ['position', 'code', 'organiser_code', 'self_reported'] as const;

export type ArrivalMethod = (typeof ARRIVAL_METHODS)[number];
