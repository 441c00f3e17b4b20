import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';

const DAY_MS = 86_400_000;

/** The parts of a `GeolocationPosition` that matter. */
interface Measured {
  coords: { latitude: number; longitude: number; accuracy: number };
  timestamp: number;
}

/**
 * A measured position. Browsers may repeat one from before the phone slept, so its own time counts; a time in the future or of another
 * day comes from a browser that counts differently, and the time of receipt replaces it. Times in milliseconds since 1970.
 */
export function fixOf({ coords, timestamp }: Measured, receivedAt: number): PositionFix {
  const age = receivedAt - timestamp;
  const measuredAt = age >= 0 && age < DAY_MS ? timestamp : receivedAt;
  return { latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy, measuredAt };
}
