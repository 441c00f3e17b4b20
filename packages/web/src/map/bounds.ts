import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';

/** West, south, east, north in degrees. */
export type Bounds = [number, number, number, number];

/** The bounds of places; the list must not be empty. */
export function boundsOf(places: readonly GeoPoint[]): Bounds {
  const east = places.map(({ longitude }) => longitude);
  const north = places.map(({ latitude }) => latitude);
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
}

/** Degrees around the country that the map can be panned to: its neighbours. */
const AROUND = { sides: 6, south: 2, north: 1.5 };

/** Width of the world in pixels at zoom 0. */
const WORLD_PX = 512;

interface View {
  /** Of the map's centre when it shows the whole country. */
  longitude: number;
  zoom: number;
  /** Of the map, in pixels. */
  width: number;
}

/**
 * How far a map can be panned: the country and its neighbours, and at least what the map shows at its start, so that
 * nothing moves then.
 */
export function panBoundsFor([west, south, east, north]: Bounds, { longitude, zoom, width }: View): Bounds {
  const half = ((width / 2) * 360) / (WORLD_PX * 2 ** zoom);
  return [
    Math.min(west - AROUND.sides, longitude - half),
    south - AROUND.south,
    Math.max(east + AROUND.sides, longitude + half),
    north + AROUND.north,
  ];
}
