import { distanceBetween } from '../geo/distance.ts';
import type { GeoPoint } from '../geo/geo-point.ts';
import { hasArrived } from '../geo/has-arrived.ts';
import { isInaccurate } from '../geo/position-fix.ts';
import type { LocationType } from './poi-types.ts';

/** The target of a poi from its columns; null while the creator has not set it. */
export function targetOf({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): GeoPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Who compares positions with the target of a poi: the phone where players know the place, the server where the target is hidden, or
 * no side where the creator has not set a target.
 */
export const ARRIVAL_JUDGES = ['phone', 'server', 'none'] as const;

export type ArrivalJudge = (typeof ARRIVAL_JUDGES)[number];

export function arrivalJudgeOf(locationType: LocationType, target: GeoPoint | null): ArrivalJudge {
  if (target === null) return 'none';
  return locationType === 'hint' ? 'server' : 'phone';
}

export type ArrivalVerdict = 'arrived' | 'not_there_yet' | 'position_inaccurate';

/** Judges a position with its accuracy in metres. Players and server use the same rule. */
export function judgeArrival(
  position: GeoPoint & { accuracy: number },
  { target, radius }: { target: GeoPoint; radius: number },
): ArrivalVerdict {
  if (isInaccurate(position)) return 'position_inaccurate';
  const distance = distanceBetween(position, target);
  return hasArrived({ distance, radius, accuracy: position.accuracy }) ? 'arrived' : 'not_there_yet';
}

/** The state of a poi for one player. */
interface ArrivalState {
  /** Metres; null where arriving is not required. */
  radius: number | null;
  arrived: boolean;
  /** Whether the player has answered one of its tasks, right or wrong: arriving may have been required later. */
  answered: boolean;
}

/** Whether the tasks of a poi stay closed because the player has not arrived. */
export function awaitsArrival({ radius, arrived, answered }: ArrivalState): boolean {
  return radius !== null && !arrived && !answered;
}

const MINUTE_MS = 60_000;

/**
 * From when on players may say themselves that they have arrived, in milliseconds since 1970; null for never. The waiting time starts
 * anew with all progress, so that a group cannot skip several places at once.
 * @param progressAt times of joining, starting, solving and arriving
 */
export function selfReportFrom(waitMinutes: number | null, progressAt: readonly number[]): number | null {
  return waitMinutes === null ? null : Math.max(...progressAt) + waitMinutes * MINUTE_MS;
}
