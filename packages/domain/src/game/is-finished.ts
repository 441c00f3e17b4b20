import { type ReachStart, simulateReach } from '../exploration/reachable-pois.ts';
import { type Gate, isGated } from '../poi/qualifiers.ts';

interface FinishableTask {
  id: number;
  points: number;
  solved: boolean;
  attemptLeft: boolean;
  /** Whether its photo waits for the verdict of the reviewer. */
  pending?: boolean;
}

/** A poi with the state of its tasks for one player. */
export interface FinishablePoi extends Gate {
  id: number;
  tasks: readonly FinishableTask[];
  /** Whether the player still has to arrive there. */
  awaitsArrival: boolean;
}

/**
 * Whether no task is open and no arrival is awaited, in a run that has tasks. A task is open while it is unsolved, has
 * an attempt left, and its poi is unlocked or still can be unlocked by solving the other open tasks, by the verdict on
 * a photo or by waiting. A poi that stays locked awaits no arrival. A photo that waits for its verdict keeps a run from
 * finishing only if the verdict may unlock a poi.
 */
export function isFinished(pois: readonly FinishablePoi[], now: ReachStart): boolean {
  if (!pois.some(({ tasks }) => tasks.length > 0)) return false;
  const stages = pois.map(({ tasks, awaitsArrival, ...poi }) => ({
    ...poi,
    tasks: tasks.filter(({ solved, attemptLeft }) => !solved && attemptLeft),
    open: tasks.some(({ solved, attemptLeft, pending }) => !solved && attemptLeft && !pending),
    awaitsArrival,
  }));
  if (stages.some((stage) => (stage.open || stage.awaitsArrival) && !isGated(stage))) return false; // no need to simulate
  const { unreachable } = simulateReach(stages, now);
  return stages.every((stage) => (!stage.open && !stage.awaitsArrival) || unreachable.includes(stage));
}
