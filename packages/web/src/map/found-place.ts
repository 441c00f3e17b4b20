import type { Coordinates } from './place-map.tsx';

/**
 * What is shown of the places that a postal code was found at (specification 1, part 7): the one there is; null, which is said, for
 * none, and for an answer that never came; undefined, which is nothing at all, for several, because nobody knows which is meant.
 */
export function singlePlaceOf(places: readonly Coordinates[] | undefined): Coordinates | null | undefined {
  const [place, another] = places ?? [];
  return another ? undefined : (place ?? null);
}
