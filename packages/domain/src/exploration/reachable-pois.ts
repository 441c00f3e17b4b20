import { isUnlocked, type Prerequisite, type ReachedProgress } from '../poi/unlock-by-points-time-tasks.ts';

/** The parts of a poi that decide which pois can be unlocked. */
export interface GatedPoi {
  prerequisites: readonly Prerequisite[];
  /** Only tasks that can be solved. */
  tasks: readonly { points: number }[];
}

/** The most points and tasks that a player can reach, and the pois that can never be unlocked. */
export interface ReachResult<S extends GatedPoi> {
  unreachable: S[];
  /** Sum over all pois that can be unlocked. */
  points: number;
  tasks: number;
}

/**
 * Simulates a player who solves every task, buys no hint and has unlimited time. A poi that stays locked for this player stays locked
 * for all players: its prerequisites need more points or tasks than the reachable pois have.
 */
export function simulateReach<S extends GatedPoi>(stages: readonly S[]): ReachResult<S> {
  const reached: ReachedProgress = { highestNetPoints: 0, minutes: Number.POSITIVE_INFINITY, solvedTasks: 0 };
  let locked = [...stages];
  for (;;) {
    const opened = locked.filter(({ prerequisites }) => isUnlocked(prerequisites, reached));
    if (opened.length === 0) break;
    const tasks = opened.flatMap((stage) => stage.tasks);
    reached.highestNetPoints += tasks.reduce((sum, { points }) => sum + points, 0);
    reached.solvedTasks += tasks.length;
    locked = locked.filter((stage) => !opened.includes(stage));
  }
  return { unreachable: locked, points: reached.highestNetPoints, tasks: reached.solvedTasks };
}
