import type { FinishRule } from '../../game/game.ts';
import { isGated } from '../../poi/qualifiers.ts';
import { type Choices, choicesLeft, simulateWays } from '../choices.ts';
import { cheapestWay, type Goal } from './cheapest-way.ts';
import { awaitedPois, withWaiting } from './condition-sources.ts';
import { estimateWay, type WayEstimate } from './way-estimate.ts';
import { visitWithin, type WayGraph, type WaysPoi, wayGraph } from './way-graph.ts';

/** One way through a run, until it is finished. */
export interface Way<P> extends WayEstimate {
  /** In the order of the visits: always the first poi of the run that is open and on this way. */
  pois: readonly P[];
  /** False for a bound: the shortest way has at most so many pois, the longest one at least so many points. */
  exact: boolean;
  choices: Choices;
}

export interface RunWays<P> {
  shortest: Way<P>;
  longest: Way<P>;
  /** The least and the most points with which a player finishes who solves everything on their way. */
  points: { least: number; most: number; exact: boolean };
  /** Pois that open on no way. */
  never: readonly P[];
  /** Pois that open, but that the finish does not need, nor any poi that does not wait for them. */
  optional: readonly P[];
  /** Pois at which a way ends: the finale, or those with conditions for which no other poi waits. */
  endings: readonly P[];
}

/** Steps for the searches of one run; about a tenth of a second. */
const STEPS = 20_000_000;

/** Combinations of choices that are looked at, at most. */
const COMBINATIONS_MAX = 256;
/** Steps of all combinations for leaving out poi by poi, which needs no budget: a large run has fewer combinations. */
const STEPS_LEAVING_OUT = 200_000_000;

interface Asked {
  finish: FinishRule;
  /** Combinations of choices; by default all that conditions tell apart, without decisions the empty one. */
  choices?: Iterable<Choices>;
}

/** Weight of one poi beside its points: one poi less is always lighter. */
const POI = 2 ** 32;

/**
 * Every way that players may take through a run, whose pois are in order. A way is a set of pois that can be visited
 * one after the other with what these pois give (they are done, their tasks are solved, their points are earned, and
 * time passes as it must), and with which the run is finished. Each combination of choices has its own ways.
 *
 * - The **shortest** way has the fewest pois, and among those with as many the fewest minutes (between combinations of
 *   choices), then the fewest points. By the rule “nothing is open” it has all pois that can be opened with its
 *   choices, because the run does not end before.
 * - The **longest** way has the most pois, then the most minutes and points: all that can be opened without the finale,
 *   which comes last; by the rule of n done pois any n of them. A run that cannot meet its rule ends when nothing is
 *   open.
 * - A poi is **optional** if everything opens and finishes without it and those that wait for it. Where the number of
 *   done pois or everything counts, no poi is.
 *
 * The pois that never open are exact, as `simulateWays` tells. The longest way to a finale and the optional pois are,
 * if all combinations were looked at: at most 256, fewer in large runs. The shortest way and the points of n done pois
 * are exact as far as `cheapestWay` says so for each combination; else they are the best ones that were found within a
 * budget of steps, which all combinations share.
 */
export function runWays<P extends WaysPoi>(
  pois: readonly P[],
  { finish, choices = choicesLeft(pois) }: Asked,
): RunWays<P> {
  const { combinations, isComplete } = firstOf(choices, wayGraph(pois, new Map()));
  const budget = STEPS / combinations.length;
  const runs = combinations.map((each) => waysWith(pois, finish, { choices: each, budget }));
  const isExact = (ways: readonly Way<P>[]) => isComplete && ways.every(({ exact }) => exact);
  const best = (ways: readonly Way<P>[], isBetter: (way: Way<P>, than: Way<P>) => boolean): Way<P> => ({
    ...ways.reduce((found, way) => (isBetter(way, found) ? way : found)),
    exact: isExact(ways),
  });
  const least = best(
    runs.map((run) => run.least),
    (way, than) => way.points < than.points,
  );
  const longest = runs.map((run) => run.longest);
  const most = best(longest, (way, than) => way.points > than.points);
  const never = isComplete ? pois.filter((poi) => !runs.some((run) => run.opens(poi))) : simulateWays(pois).unreachable;
  const awaited = awaitedPois(pois);
  const isOpened = (poi: P) => !never.includes(poi);
  return {
    shortest: best(
      runs.map((run) => run.shortest),
      isShorter,
    ),
    longest: best(longest, (way, than) => isShorter(than, way)),
    points: { least: least.points, most: most.points, exact: least.exact && most.exact },
    never,
    optional: pois.filter((poi) => isOpened(poi) && runs.every((run) => run.isOptional(withWaiting(poi, awaited)))),
    endings: endingsOf(pois, finish, awaited).filter(isOpened),
  };
}

/** Combinations of choices, as many as a run of this size allows; the others are left out. */
function firstOf(choices: Iterable<Choices>, { size, work }: WayGraph) {
  const most = Math.min(COMBINATIONS_MAX, Math.max(1, Math.floor(STEPS_LEAVING_OUT / (3 * size * work + 1))));
  const combinations: Choices[] = [];
  for (const each of choices) {
    if (combinations.length === most) return { combinations, isComplete: false };
    combinations.push(each);
  }
  return { combinations, isComplete: true };
}

function isShorter(way: Way<unknown>, other: Way<unknown>): boolean {
  const steps = [way.pois.length - other.pois.length, way.minutes - other.minutes, way.points - other.points];
  return (steps.find((step) => step !== 0) ?? 0) < 0;
}

/** The ways with one combination of choices. */
function waysWith<P extends WaysPoi>(
  pois: readonly P[],
  finish: FinishRule,
  { choices, budget }: { choices: Choices; budget: number },
) {
  const graph = wayGraph(pois, choices);
  const goal = goalOf(graph, pois, finish);
  const reached = visitWithin(graph, () => true);
  const points = pois.map(({ tasks }) => tasks.reduce((sum, task) => sum + task.points, 0));
  const wayOf = (visits: readonly number[], exact: boolean): Way<P> => {
    const visited = visits.flatMap((index) => pois[index] ?? []);
    return { pois: visited, exact, choices, ...estimateWay(visited) };
  };
  const cheapest = (weights: readonly number[]): Way<P> => {
    const found = goal && cheapestWay(graph, { goal, weights, budget: { steps: budget / 3 } });
    if (!found) return wayOf(reached, true);
    return wayOf(
      visitWithin(graph, (index) => found.pois.has(index)),
      found.exact,
    );
  };
  const heaviest = Math.max(0, ...points);
  return {
    opens: (poi: P) => reached.includes(pois.indexOf(poi)),
    shortest: cheapest(points.map((each) => POI + each)),
    // One more point than there is, so that each weight is positive: what is left out is not free.
    least: cheapest(points.map((each) => each + 1 / POI)),
    longest:
      goal && 'poi' in goal
        ? wayOf([...visitWithin(graph, (index) => index !== goal.poi), goal.poi], true)
        : cheapest(points.map((each) => heaviest + 1 - each)),
    /** @param section a poi with all that wait for it */
    isOptional(section: ReadonlySet<P>) {
      const isLeft = (index: number) => !section.has(pois[index] as P);
      if (goal === undefined || 'pois' in goal || !isLeft(goal.poi)) return false;
      const left = reached.filter(isLeft).length;
      return left === reached.length || visitWithin(graph, isLeft).length === left;
    },
  };
}

/** What ends the run; undefined if only that nothing is open does. */
function goalOf(graph: WayGraph, pois: readonly WaysPoi[], finish: FinishRule): Goal | undefined {
  const done = visitWithin(graph, () => true).filter((index) => !graph.neverDone.has(index));
  switch (finish.rule) {
    case 'nothing_open':
      return undefined;
    case 'pois_done':
      return done.length < finish.pois ? undefined : { pois: finish.pois };
    case 'poi_done': {
      const finale = done.find((index) => pois[index]?.id === finish.poi);
      return finale === undefined ? undefined : { poi: finale };
    }
  }
}

/** The finale; without one, the pois that wait for something and for which no other poi waits. */
function endingsOf<P extends WaysPoi>(pois: readonly P[], finish: FinishRule, awaited: ReadonlyMap<P, unknown>): P[] {
  if (finish.rule === 'poi_done') return pois.filter((poi) => poi.id === finish.poi);
  return pois.filter((poi) => isGated(poi) && !awaited.has(poi));
}
