import { toRadians } from './distance.ts';
import type { GeoPoint } from './geo-point.ts';

/** The same angle in degrees from 0 (included) to 360 (excluded). */
export function normalizeDegrees(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? (rest + 360) % 360 : rest + 0;
}

/** Direction from one place to another in degrees: 0 is north, 90 east. 0 for equal places. */
export function bearingBetween(from: GeoPoint, to: GeoPoint): number {
  const fromLatitude = toRadians(from.latitude);
  const toLatitude = toRadians(to.latitude);
  const east = toRadians(to.longitude - from.longitude);
  const x = Math.sin(east) * Math.cos(toLatitude);
  const y =
    Math.cos(fromLatitude) * Math.sin(toLatitude) - Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(east);
  return normalizeDegrees((Math.atan2(x, y) * 180) / Math.PI);
}
