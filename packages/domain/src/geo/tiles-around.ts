import type { GeoPoint } from './measure.ts';
import { EARTH_RADIUS, toRadians } from './measure.ts';

/** Map of the public list: zoom levels, and Germany's bounds [west, south, east, north] in degrees. */
export const MAP_ZOOM_MIN = 6;
export const MAP_ZOOM_MAX = 10;
export const MAP_BOUNDS = [5.87, 47.27, 15.04, 55.1] as const;

/** A tile of the web map: column `x` counts from the west, row `y` from the north. */
export interface MapTile {
  z: number;
  x: number;
  y: number;
}

/** Latitudes beyond it are not on the web map. */
const LATITUDE_MAX = 85;

function columnOf(longitude: number, z: number): number {
  return Math.min(Math.max(Math.floor(((longitude + 180) / 360) * 2 ** z), 0), 2 ** z - 1);
}

function rowOf(latitude: number, z: number): number {
  const angle = toRadians(Math.min(Math.max(latitude, -LATITUDE_MAX), LATITUDE_MAX));
  const share = (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2;
  return Math.min(Math.max(Math.floor(share * 2 ** z), 0), 2 ** z - 1);
}

/**
 * The tiles that show the surroundings of places, coarse zooms first, each once. `radius`: metres around each place.
 */
export function tilesAround(places: readonly GeoPoint[], radius: number, zooms: readonly number[]): MapTile[] {
  const north = (radius / EARTH_RADIUS) * (180 / Math.PI);
  const tiles = new Map<string, MapTile>();
  for (const z of zooms) {
    for (const { latitude, longitude } of places) {
      const east = north / Math.max(Math.cos(toRadians(latitude)), 0.01);
      for (let x = columnOf(longitude - east, z); x <= columnOf(longitude + east, z); x += 1)
        for (let y = rowOf(latitude + north, z); y <= rowOf(latitude - north, z); y += 1)
          tiles.set(`${z}/${x}/${y}`, { z, x, y });
    }
  }
  return Array.from(tiles.values());
}
