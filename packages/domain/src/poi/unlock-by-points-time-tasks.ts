import type { UnlockType } from './arrival.ts';

/** One condition of a poi: net points, minutes since joining, or solved tasks. */
export interface Prerequisite {
  unlock_type: UnlockType;
  value: number;
}

/** A player's progress. No figure ever decreases, so an unlocked poi stays unlocked. */
export interface ReachedProgress {
  /** The highest net points so far, not the current ones: buying a hint locks nothing. */
  highestNetPoints: number;
  /** Full minutes since joining. */
  minutes: number;
  /** Tasks solved in this exploration. */
  solvedTasks: number;
}

const REACHED = {
  points: (reached) => reached.highestNetPoints,
  time: (reached) => reached.minutes,
  tasks: (reached) => reached.solvedTasks,
} as const satisfies Record<UnlockType, (reached: ReachedProgress) => number>;

const MINUTE_MS = 60_000;

/** Returns how many points, full minutes or tasks are missing; 0 if the condition holds. */
export function missingToUnlock(prerequisite: Prerequisite, reached: ReachedProgress): number {
  return Math.max(prerequisite.value - REACHED[prerequisite.unlock_type](reached), 0);
}

/** Whether all conditions hold; a poi without conditions is unlocked from the start. */
export function isUnlocked(prerequisites: readonly Prerequisite[], reached: ReachedProgress): boolean {
  return prerequisites.every((prerequisite) => missingToUnlock(prerequisite, reached) === 0);
}

/** Full minutes between two times in milliseconds. Never negative, because the clocks of two servers may differ. */
export function wholeMinutes(fromMs: number, toMs: number): number {
  return Math.max(Math.floor((toMs - fromMs) / MINUTE_MS), 0);
}
