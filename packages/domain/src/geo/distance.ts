import type { GeoPoint } from './geo-point.ts';

/** Mean radius of the earth in metres. */
export const EARTH_RADIUS = 6_371_008.8;

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Metres between two places along the earth's surface (haversine; off by at most 0.5 % because the earth is not a sphere). */
export function distanceBetween(from: GeoPoint, to: GeoPoint): number {
  const north = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord = north * north + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * east * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
