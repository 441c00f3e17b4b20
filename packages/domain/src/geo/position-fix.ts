import type { GeoPoint } from './geo-point.ts';

/** A position that the device measured. */
export interface PositionFix extends GeoPoint {
  /** Radius in metres; the device is inside with a probability of 95 %. */
  accuracy: number;
  /** When it was measured, in milliseconds since 1970 by the device's clock. */
  measuredAt: number;
}

/** Metres. A less accurate position tells neither distance nor arrival: it comes from the mobile network instead of satellites. */
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
