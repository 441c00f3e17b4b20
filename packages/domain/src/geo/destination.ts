import { EARTH_RADIUS, toRadians } from './distance.ts';
import type { GeoPoint } from './geo-point.ts';

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
