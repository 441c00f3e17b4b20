import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { distanceBetween } from '@puzzle-runs/domain/geo/measure.ts';
import { type PositionFix, ROUGH_FROM } from '@puzzle-runs/domain/geo/position-fix.ts';
import { judgeArrival } from '@puzzle-runs/domain/poi/arrival.ts';

/** Metres beyond the radius from which on players are told that they are nearly there. */
const NEAR = 150;

/** How far a position is from arriving: `far` is left to the compass. `distance` in metres. */
export interface ArrivalState {
  status: 'far' | 'near' | 'inaccurate' | 'arrived';
  distance: number;
}

export function arrivalStateOf(
  fix: PositionFix,
  { target, radius }: { target: GeoPoint; radius: number },
): ArrivalState {
  const distance = distanceBetween(fix, target);
  const verdict = judgeArrival(fix, { target, radius });
  if (verdict === 'arrived') return { status: 'arrived', distance };
  if (verdict === 'position_inaccurate') {
    const mayBeNear = fix.accuracy < ROUGH_FROM && distance - fix.accuracy <= radius + NEAR;
    return { status: mayBeNear ? 'inaccurate' : 'far', distance };
  }
  return { status: distance <= radius + NEAR ? 'near' : 'far', distance };
}
