import { isInaccurate, isOutdated, type PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';

/** What is known about the position of this device. */
export interface PositionFacts {
  /** `insecure`: the page came over plain http, where browsers offer no position. */
  support: 'supported' | 'insecure' | 'unsupported';
  /** The player started the watch, or the browser had the permission already. */
  started: boolean;
  /** The player or the browser refused the permission. */
  refused: boolean;
  /** The last measurement failed. */
  failed: boolean;
  /** The last measured position; null before the first. */
  fix: PositionFix | null;
}

/**
 * What to show of the position. `not-asked`: a tap starts it; `asking`: the browser asks the player, or measures for
 * the first time; `unavailable` has its reason, `no-fix` if the device cannot measure it right now.
 */
export type PositionState =
  | { status: 'not-asked' | 'asking' | 'denied' }
  | { status: 'unavailable'; reason: 'insecure' | 'unsupported' | 'no-fix' }
  | { status: 'inaccurate' | 'outdated'; fix: PositionFix }
  | { status: 'good'; fix: PositionFix };

/** The state at `now`, in milliseconds since 1970. */
export function positionStateOf(facts: PositionFacts, now: number): PositionState {
  const { support, started, refused, failed, fix } = facts;
  if (support !== 'supported') return { status: 'unavailable', reason: support };
  if (refused) return { status: 'denied' };
  if (!started) return { status: 'not-asked' };
  if (!fix) return failed ? { status: 'unavailable', reason: 'no-fix' } : { status: 'asking' };
  if (isOutdated(fix, now)) return { status: 'outdated', fix };
  return { status: isInaccurate(fix) ? 'inaccurate' : 'good', fix };
}
