import type { Coordinates } from './place-map.tsx';

/**
 * What to show for the places of a postal code. One place: it. No place or no response: null (a message is shown). Several: undefined
 * (nothing is shown), because the postal code alone does not tell which one is meant.
 */
export function singlePlaceOf(places: readonly Coordinates[] | undefined): Coordinates | null | undefined {
  const [place, another] = places ?? [];
  return another ? undefined : (place ?? null);
}
