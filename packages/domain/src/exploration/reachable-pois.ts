import { isUnlocked, type Prerequisite, type ReachedProgress } from '../poi/unlock-by-points-time-tasks.ts';

/** The parts of a poi that decide which pois can be unlocked. */
export interface GatedPoi {
  prerequisites: readonly Prerequisite[];
  /** Only tasks that can still be solved. */
  tasks: readonly { points: number }[];
}

/** Where a player stands before solving those tasks. */
export interface ReachStart {
  netPoints: number;
  highestNetPoints: number;
  solvedTasks: number;
}

const NOTHING_SOLVED: ReachStart = { netPoints: 0, highestNetPoints: 0, solvedTasks: 0 };

/** The most points and tasks that a player can reach, and the pois that can never be unlocked. */
export interface ReachResult<S extends GatedPoi> {
  unreachable: S[];
  /** The highest net points possible. */
  points: number;
  tasks: number;
}

/**
 * Simulates a player who from now on solves every task, buys no hint and has unlimited time. A poi that stays locked
 * for this player stays locked for good: its prerequisites need more points or tasks than the reachable pois have.
 */
export function simulateReach<S extends GatedPoi>(
  stages: readonly S[],
  start: ReachStart = NOTHING_SOLVED,
): ReachResult<S> {
  let net = start.netPoints;
  let { highestNetPoints, solvedTasks } = start;
  let locked = [...stages];
  for (;;) {
    const reached: ReachedProgress = { highestNetPoints, solvedTasks, minutes: Number.POSITIVE_INFINITY };
    const opened = locked.filter(({ prerequisites }) => isUnlocked(prerequisites, reached));
    if (opened.length === 0) break;
    const tasks = opened.flatMap((stage) => stage.tasks);
    net += tasks.reduce((sum, { points }) => sum + points, 0);
    highestNetPoints = Math.max(highestNetPoints, net);
    solvedTasks += tasks.length;
    locked = locked.filter((stage) => !opened.includes(stage));
  }
  return { unreachable: locked, points: highestNetPoints, tasks: solvedTasks };
}
