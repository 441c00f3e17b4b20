import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';

/**
 * What to show for the places of a postal code. One place: it. No place or no response: null (a message is shown). Several: undefined
 * (nothing is shown), because the postal code alone does not tell which one is meant.
 */
export function singlePlaceOf(places: readonly GeoPoint[] | undefined): GeoPoint | null | undefined {
  const [place, another] = places ?? [];
  return another ? undefined : (place ?? null);
}
