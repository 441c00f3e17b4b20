import { bearingBetween } from '@puzzle-runs/domain/geo/bearing.ts';
import { distanceBetween } from '@puzzle-runs/domain/geo/distance.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';
import { isInaccurate, type PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';

export interface Way {
  /** Metres. */
  distance: number;
  /**
   * Degrees, 0 is north; null when the position is inaccurate, or the target closer than it is accurate, because any direction may be right.
   */
  bearing: number | null;
  /** The position is too inaccurate to say more than how far the target is, roughly. */
  isVague: boolean;
}

/** Distance and direction from the player to a target. */
export function wayTo(target: GeoPoint, fix: PositionFix): Way {
  const distance = distanceBetween(fix, target);
  const isVague = isInaccurate(fix);
  return { distance, isVague, bearing: isVague || distance <= fix.accuracy ? null : bearingBetween(fix, target) };
}
