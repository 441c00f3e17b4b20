import type { GeoPoint } from './measure.ts';

/** A position that the device measured. */
export interface PositionFix extends GeoPoint {
  /** Radius in metres; the device is inside with a probability of 95 %. */
  accuracy: number;
  /** When it was measured, in milliseconds since 1970 by the device's clock. */
  measuredAt: number;
}

/**
 * Metres. A less accurate position tells neither distance nor arrival: it comes from the mobile network instead of
 * satellites.
 */
export const ACCURACY_MAX = 100;

/** Metres. From here on the phone measures roughly on purpose: its player has switched the exact position off. */
export const ROUGH_FROM = 1_000;

/** Milliseconds after which a position says nothing about where a walking player is. */
const FIX_OUTDATED_MS = 60_000;

export function isInaccurate({ accuracy }: { accuracy: number }): boolean {
  return !(accuracy <= ACCURACY_MAX);
}

/** Whether the position is too old; `now` in milliseconds since 1970 by the device's clock. */
export function isOutdated({ measuredAt }: { measuredAt: number }, now: number): boolean {
  return now - measuredAt > FIX_OUTDATED_MS;
}

/** Metres for "accurate to about 15 m": rounded up to steps of 5 m, beyond 100 m to steps of 50 m. At least 5 m. */
export function roundAccuracy(accuracy: number): number {
  const step = accuracy <= ACCURACY_MAX ? 5 : 50;
  return Math.max(step, Math.ceil(accuracy / step) * step);
}

/** How accurate a position is: up to 20 m, up to 100 m, or worse. Phones report it instead of their position. */
export const ACCURACY_CLASSES = ['good', 'fair', 'poor'] as const;

export type AccuracyClass = (typeof ACCURACY_CLASSES)[number];

const GOOD_MAX = 20;

/** The class of an accuracy in metres. Positions of class `poor` prove no arrival. */
export function accuracyClassOf(accuracy: number): AccuracyClass {
  if (isInaccurate({ accuracy })) return 'poor';
  return accuracy <= GOOD_MAX ? 'good' : 'fair';
}

interface Arrival {
  /** Metres from the position to the target. */
  distance: number;
  /** Metres around the target within which players count as arrived. */
  radius: number;
  /** Metres, of the position. */
  accuracy: number;
}

/**
 * Whether a position counts as arrived: inside the radius, with the position's accuracy in the player's favour. False
 * if inaccurate.
 */
export function hasArrived({ distance, radius, accuracy }: Arrival): boolean {
  return !isInaccurate({ accuracy }) && distance <= radius + accuracy;
}
