import type { Coordinates } from '../place-map.tsx';

/** West, south, east and north of places; the list must not be empty. */
export function boundsOf(places: readonly Coordinates[]): [number, number, number, number] {
  const east = places.map(({ longitude }) => longitude);
  const north = places.map(({ latitude }) => latitude);
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
}
