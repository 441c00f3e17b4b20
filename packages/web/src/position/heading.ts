import { normalizeDegrees } from '@puzzle-runs/domain/geo/measure.ts';

/**
 * The parts of a `DeviceOrientationEvent` that matter; `webkitCompassHeading` exists on iOS only. Angles in degrees.
 */
export interface OrientationReading {
  absolute: boolean;
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
  webkitCompassHeading?: number | undefined;
  /** Below 0 while the compass is not calibrated. */
  webkitCompassAccuracy?: number | undefined;
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/**
 * Where the upper edge of the screen points: 0 is north, 90 east; null without a usable sensor.
 * @param screenAngle rotation of the screen's content, in degrees (`screen.orientation.angle`)
 */
export function headingOf(reading: OrientationReading, screenAngle: number): number | null {
  const { absolute, alpha, beta, gamma, webkitCompassHeading, webkitCompassAccuracy = 0 } = reading;
  if (webkitCompassHeading !== undefined) {
    return webkitCompassAccuracy < 0 ? null : normalizeDegrees(webkitCompassHeading + screenAngle);
  }
  if (!absolute || alpha === null || beta === null || gamma === null) return null;
  // The screen's upper edge plus the back of the phone: right for a phone held flat, upright and anything between.
  const up = { x: sine(screenAngle), y: cosine(screenAngle) };
  const east =
    up.x * (cosine(alpha) * cosine(gamma) - sine(alpha) * sine(beta) * sine(gamma)) -
    up.y * sine(alpha) * cosine(beta) -
    (cosine(alpha) * sine(gamma) + sine(alpha) * sine(beta) * cosine(gamma));
  const north =
    up.x * (sine(alpha) * cosine(gamma) + cosine(alpha) * sine(beta) * sine(gamma)) +
    up.y * cosine(alpha) * cosine(beta) -
    (sine(alpha) * sine(gamma) - cosine(alpha) * sine(beta) * cosine(gamma));
  return normalizeDegrees((Math.atan2(east, north) * 180) / Math.PI);
}

/** Degrees from one heading to another on the shorter way: -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return normalizeDegrees(to - from + 180) - 180;
}

/** Share of the way to a new reading that the heading turns at once: magnetic sensors jitter by several degrees. */
const SMOOTHING = 0.25;

/** The heading after a reading, smoothed. */
export function smoothedHeading(before: number | null, reading: number): number {
  return before === null ? reading : normalizeDegrees(before + SMOOTHING * turnBetween(before, reading));
}
