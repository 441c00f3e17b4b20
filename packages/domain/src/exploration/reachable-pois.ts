import { ANY_OPTION, type Choice, type Gate, isUnlocked, type ReachedProgress } from '../poi/qualifiers.ts';

interface ReachableTask {
  id: number;
  points: number;
  /** Ids of its options, if it is a decision; `ANY_OPTION` alone where they are not known. */
  options?: readonly Choice[] | undefined;
}

/** The parts of a poi that decide which pois can be unlocked. */
export interface GatedPoi extends Gate {
  id: number;
  /** Only tasks that can still be solved. */
  tasks: readonly ReachableTask[];
  /** Whether a task is left there that can never be solved, so that the poi is never done. */
  isNeverDone?: boolean;
}

/** Where a player stands before solving those tasks. */
export interface ReachStart {
  netPoints: number;
  highestNetPoints: number;
  solvedTasks: number;
  /** Pois that are done, and tasks that are solved. */
  done?: Iterable<number>;
  solved?: Iterable<number>;
  /** The option of a decision, once that is solved; without it, any option of each. */
  chosen?: (task: number) => Choice | undefined;
  /** Pois that the choices made have closed; none without it. */
  closed?: ReachedProgress['closed'];
}

export const NOTHING_SOLVED: ReachStart = { netPoints: 0, highestNetPoints: 0, solvedTasks: 0 };

/** The most points and tasks that a player can reach, and the pois that can never be unlocked. */
export interface ReachResult<S extends GatedPoi> {
  unreachable: S[];
  /** The highest net points possible. */
  points: number;
  tasks: number;
  /** Everything that this player reaches. */
  reached: ReachedProgress & Record<'done' | 'solved', ReadonlySet<number>>;
}

/**
 * Simulates a player who from now on solves every task, buys no hint, arrives everywhere and has unlimited time. A poi
 * that stays locked for this player stays locked for good: what it waits for is more than the reachable pois have, or
 * waits for it. Without `chosen`, this player has chosen every option of a decision at once: an upper bound, which
 * `simulateWays` narrows down.
 */
export function simulateReach<S extends GatedPoi>(
  stages: readonly S[],
  start: ReachStart = NOTHING_SOLVED,
): ReachResult<S> {
  let net = start.netPoints;
  const [done, solved] = [new Set(start.done), new Set(start.solved)];
  const { highestNetPoints, solvedTasks, chosen: choose = () => ANY_OPTION, closed = new Set() } = start;
  const chosen = (task: number) => (solved.has(task) ? choose(task) : undefined);
  const reached = { highestNetPoints, solvedTasks, minutes: Number.POSITIVE_INFINITY, done, solved, chosen, closed };
  let locked = [...stages];
  // What opens may open others, also those before it: again until nothing opens.
  for (let before = -1; before !== locked.length; ) {
    before = locked.length;
    locked = locked.filter((stage) => {
      if (!isUnlocked(stage, reached)) return true;
      for (const { id, points } of stage.tasks) {
        net += points;
        solved.add(id);
      }
      reached.highestNetPoints = Math.max(reached.highestNetPoints, net);
      reached.solvedTasks += stage.tasks.length;
      if (!stage.isNeverDone) done.add(stage.id);
      return false;
    });
  }
  return { unreachable: locked, points: reached.highestNetPoints, tasks: reached.solvedTasks, reached };
}
