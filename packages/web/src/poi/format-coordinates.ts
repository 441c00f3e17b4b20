import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';

/** Coordinates as maps apps read them in every language: "49.01950, 12.09750". Five decimals are one metre. */
export function formatCoordinates({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
