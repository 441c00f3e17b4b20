import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';

/** West, south, east and north of places; the list must not be empty. */
export function boundsOf(places: readonly GeoPoint[]): [number, number, number, number] {
  const east = places.map(({ longitude }) => longitude);
  const north = places.map(({ latitude }) => latitude);
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
}
