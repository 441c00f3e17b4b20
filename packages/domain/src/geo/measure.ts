/** Mean radius of the earth in metres. */
export const EARTH_RADIUS = 6_371_008.8;

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/**
 * Metres between two places along the earth's surface (haversine; off by at most 0.5 % because the earth is not a
 * sphere).
 */
export function distanceBetween(from: GeoPoint, to: GeoPoint): number {
  const north = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord = north * north + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * east * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A place on the earth in degrees (WGS 84). */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

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

/** The eight directions, clockwise from north. */
export const COMPASS_DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

export type CompassDirection = (typeof COMPASS_DIRECTIONS)[number];

const SECTOR = 360 / COMPASS_DIRECTIONS.length;

/** The direction nearest to a bearing in degrees. */
export function compassDirectionOf(bearing: number): CompassDirection {
  const sector = Math.round(normalizeDegrees(bearing) / SECTOR) % COMPASS_DIRECTIONS.length;
  return COMPASS_DIRECTIONS[sector] ?? 'north';
}

interface Course {
  /** Degrees; 0 is north, 90 east. */
  bearing: number;
  /** Metres. */
  distance: number;
}

/** The place reached from `from` by going straight on. */
export function destinationOf(from: GeoPoint, { bearing, distance }: Course): GeoPoint {
  const angle = distance / EARTH_RADIUS;
  const course = toRadians(bearing);
  const latitude = toRadians(from.latitude);
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(course);
  const reached = Math.asin(Math.max(-1, Math.min(1, sine)));
  const east = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * Math.sin(reached),
  );
  const longitude = from.longitude + (east * 180) / Math.PI;
  return { latitude: (reached * 180) / Math.PI, longitude: ((longitude + 540) % 360) - 180 };
}
