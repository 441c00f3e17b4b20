import { type ReachStart, simulateReach } from '../exploration/reachable-pois.ts';
import type { Prerequisite } from '../poi/unlock-by-points-time-tasks.ts';

/** A poi with the state of its tasks for one player. */
export interface FinishablePoi {
  prerequisites: readonly Prerequisite[];
  tasks: readonly { points: number; solved: boolean; attemptLeft: boolean }[];
}

/**
 * Whether no task is open, in a run that has tasks. A task is open while it is unsolved, has an attempt left, and its poi is unlocked or still
 * can be unlocked by solving the other open tasks or by waiting.
 */
export function isFinished(pois: readonly FinishablePoi[], now: ReachStart): boolean {
  if (!pois.some(({ tasks }) => tasks.length > 0)) return false;
  const stages = pois.map(({ prerequisites, tasks }) => {
    return { prerequisites, tasks: tasks.filter(({ solved, attemptLeft }) => !solved && attemptLeft) };
  });
  const { unreachable } = simulateReach(stages, now);
  return stages.every((stage) => stage.tasks.length === 0 || unreachable.includes(stage));
}
