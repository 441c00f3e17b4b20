import { distanceBetween, type GeoPoint } from '../geo/measure.ts';
import { hasArrived, isInaccurate } from '../geo/position-fix.ts';

/** Metres around a place within which players have arrived. */
export const ARRIVAL_RADIUS_MIN = 10;
export const ARRIVAL_RADIUS_MAX = 500;
export const ARRIVAL_RADIUS_PROPOSED = 30;
/** Minutes without progress after which players may say themselves that they have arrived. */
export const ARRIVAL_WAIT_MIN = 1;
export const ARRIVAL_WAIT_MAX = 60;
/**
 * Positions that the server judges per participation and poi in `ARRIVAL_CHECK_MINUTES`. More would help to search for
 * a hidden target.
 */
export const ARRIVAL_CHECKS_MAX = 20;
export const ARRIVAL_CHECK_MINUTES = 10;

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
 * Who compares positions with the target of a poi: the phone where players know the place, the server where the target
 * is hidden, or no side where the creator has not set a target.
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
 * From when on players may say themselves that they have arrived, in milliseconds since 1970; null for never. The
 * waiting time starts anew with all progress, so that a group cannot skip several places at once.
 * @param lastProgressAt the time of starting, of the last solution or of the last arrival
 */
export function selfReportFrom(waitMinutes: number | null, lastProgressAt: number): number | null {
  return waitMinutes === null ? null : lastProgressAt + waitMinutes * MINUTE_MS;
}

/**
 * How players prove that they have arrived at a poi: by their position, by its printed code, by the organiser's code of
 * the battle, or by saying so after the waiting time that the creator set.
 */
export const ARRIVAL_METHODS = ['position', 'code', 'organiser_code', 'self_reported'] as const;

export type ArrivalMethod = (typeof ARRIVAL_METHODS)[number];

export const LOCATION_TYPES = ['hint', 'address', 'coordinates'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const HINT_TYPES = ['text', 'image', 'video', 'audio'] as const;
export type HintType = (typeof HINT_TYPES)[number];

export const UNLOCK_TYPES = ['points', 'time', 'tasks'] as const;
export type UnlockType = (typeof UNLOCK_TYPES)[number];
