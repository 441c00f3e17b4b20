import { bearingBetween } from '@puzzle-runs/domain/geo/bearing.ts';
import { distanceBetween } from '@puzzle-runs/domain/geo/distance.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';
import type { PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';

export interface Way {
  /** Metres. */
  distance: number;
  /** Degrees, 0 is north; null when the target is closer than the position is accurate, because any direction may be right. */
  bearing: number | null;
}

/** Distance and direction from the player to a target. */
export function wayTo(target: GeoPoint, fix: PositionFix): Way {
  const distance = distanceBetween(fix, target);
  return { distance, bearing: distance <= fix.accuracy ? null : bearingBetween(fix, target) };
}
