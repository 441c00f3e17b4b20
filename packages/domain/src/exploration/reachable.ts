import { isUnlocked, type Prerequisite, type Reached } from '../poi/unlock.ts';

/** A spot as far as it decides what else can be opened. */
export interface Stage {
  prerequisites: readonly Prerequisite[];
  /** The points of its quests that can be solved. */
  tasks: readonly { points: number }[];
}

/** What can be reached at most, and which spots remain closed for ever. */
export interface Reach<S extends Stage> {
  unreachable: S[];
  /** All points and quests of the spots that can be opened; no hint needs to be paid for. */
  points: number;
  tasks: number;
}

/**
 * Follows a run as somebody who solves everything, pays for nothing and has all the time in the world. What even he cannot open,
 * nobody can: its prerequisites ask for more points or quests than the spots before it have.
 */
export function reachOf<S extends Stage>(stages: readonly S[]): Reach<S> {
  const reached: Reached = { highestNetPoints: 0, minutes: Number.POSITIVE_INFINITY, solvedTasks: 0 };
  let closed = [...stages];
  for (;;) {
    const opened = closed.filter(({ prerequisites }) => isUnlocked(prerequisites, reached));
    if (opened.length === 0) break;
    const tasks = opened.flatMap((stage) => stage.tasks);
    reached.highestNetPoints += tasks.reduce((sum, { points }) => sum + points, 0);
    reached.solvedTasks += tasks.length;
    closed = closed.filter((stage) => !opened.includes(stage));
  }
  return { unreachable: closed, points: reached.highestNetPoints, tasks: reached.solvedTasks };
}
