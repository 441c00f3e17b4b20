import type { GeoPoint } from '../geo/measure.ts';
import { distanceBetween } from '../geo/measure.ts';

/** Streets are longer than the straight line between two pois. */
export const WALK_FACTOR = 1.3;
/** Metres. A finer figure would help to locate a poi that players do not know yet. */
const STEP = 100;

export interface WalkLength {
  metres: number;
  /** False when a poi has no known place, so that the walk is longer. */
  complete: boolean;
}

/** Sum of the straight lines between places in playing order, in metres. Places that are null are skipped. */
export function straightLength(places: readonly (GeoPoint | null)[]): number {
  const known = places.filter((place) => place !== null);
  return known.reduce((sum, place, index) => {
    const before = known[index - 1];
    return before ? sum + distanceBetween(before, place) : sum;
  }, 0);
}

/**
 * Length of the walk through pois in playing order: straight lines × 1.3, rounded to 100 m. Null for a poi without a
 * known place; the result is null with fewer than two known places, or below 50 m.
 */
export function walkLength(places: readonly (GeoPoint | null)[]): WalkLength | null {
  const metres = Math.round((straightLength(places) * WALK_FACTOR) / STEP) * STEP;
  return metres === 0 ? null : { metres, complete: !places.includes(null) };
}
