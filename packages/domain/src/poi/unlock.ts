import type { UnlockType } from './kinds.ts';

/** One condition of a spot: net points, minutes since joining, or solved quests (specification 1, part 3). */
export interface Prerequisite {
  unlock_type: UnlockType;
  value: number;
}

/** How far a player has come. Each of the three only grows, so a spot that was unlocked never locks again. */
export interface Reached {
  /** The highest net points so far, not the present ones: paying for a hint locks nothing. */
  highestNetPoints: number;
  /** Whole minutes since joining. */
  minutes: number;
  /** Quests solved in this run. */
  solvedTasks: number;
}

const REACHED = {
  points: (reached) => reached.highestNetPoints,
  time: (reached) => reached.minutes,
  tasks: (reached) => reached.solvedTasks,
} as const satisfies Record<UnlockType, (reached: Reached) => number>;

const MINUTE_MS = 60_000;

/** What is still missing, in points, whole minutes or quests; 0 when the condition holds. */
export function remaining(prerequisite: Prerequisite, reached: Reached): number {
  return Math.max(prerequisite.value - REACHED[prerequisite.unlock_type](reached), 0);
}

/** A spot is open when ALL its conditions hold (specification 1, part 4); one without conditions is open from the start. */
export function isUnlocked(prerequisites: readonly Prerequisite[], reached: Reached): boolean {
  return prerequisites.every((prerequisite) => remaining(prerequisite, reached) === 0);
}

/** Full minutes between two moments in milliseconds. Never negative: the clocks of two servers may differ. */
export function wholeMinutes(fromMs: number, toMs: number): number {
  return Math.max(Math.floor((toMs - fromMs) / MINUTE_MS), 0);
}
