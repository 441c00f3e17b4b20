import { visitWithin, type WayGraph } from './way-graph.ts';

/** What a way has to reach: one poi is done, or so many. */
export type Goal = { poi: number } | { pois: number };

/** Steps that are left for a search; several searches share them. */
export interface Budget {
  steps: number;
}

export interface CheapestWay {
  pois: ReadonlySet<number>;
  /** Whether no way weighs less; otherwise the search ended before it could tell. */
  exact: boolean;
}

type Pois = ReadonlySet<number>;

interface Search {
  graph: WayGraph;
  goal: Goal;
  weights: readonly number[];
  budget: Budget;
  best: { pois: Pois; weight: number };
}

/**
 * The pois with the least sum of weights that meet a goal on their own: a player who visits only these can go to each
 * of them, and has met the goal in the end. Undefined if not even all pois meet it.
 *
 * The problem is as hard as covering a set, so there is a budget. First, pois are left out one after the other while
 * the goal is still met: the result is a way of which no poi can be left out. Then branch and bound looks for a lighter
 * one: each step takes one poi into the way or leaves it out, and goes back where the pois without which nothing works,
 * with the lightest ones that their conditions ask for, already weigh as much as the best way. It is exact if it ends
 * within the budget, which it does for all runs of up to about 20 pois and for those that branch little.
 * @param weights positive, by index
 */
export function cheapestWay(
  graph: WayGraph,
  { goal, weights, budget }: { goal: Goal; weights: readonly number[]; budget: Budget },
): CheapestWay | undefined {
  const useful = usefulPois(graph, goal);
  const all = new Set(visitWithin(graph, (index) => useful.has(index)));
  if (!isMet(graph, goal, all)) return undefined;
  const pois = leftOver({ graph, goal, weights }, all);
  const search: Search = { graph, goal, weights, budget, best: { pois, weight: sum(pois, weights) } };
  branch(search, all, new Set());
  return { pois: search.best.pois, exact: budget.steps > 0 };
}

/** Whether a player who visits only these pois meets the goal. */
function isMet(graph: WayGraph, goal: Goal, within: Pois, without?: number): boolean {
  const visits = visitWithin(graph, (index) => within.has(index) && index !== without);
  if ('poi' in goal) return visits.includes(goal.poi) && !graph.neverDone.has(goal.poi);
  return visits.filter((index) => !graph.neverDone.has(index)).length >= goal.pois;
}

/** Pois that the goal counts, and those that give something to one of them, directly or not. */
function usefulPois({ size, needs }: WayGraph, goal: Goal): Pois {
  if ('pois' in goal) return new Set(Array.from({ length: size }, (_, index) => index));
  const useful = new Set([goal.poi]);
  const needsOf = Map.groupBy(needs, ({ poi }) => poi);
  for (const poi of useful)
    for (const { gives } of needsOf.get(poi) ?? []) for (const giver of gives.keys()) useful.add(giver);
  return useful;
}

/** Leaves pois out while the goal is met without them: heavy ones and later ones first. */
function leftOver({ graph, goal, weights }: Pick<Search, 'graph' | 'goal' | 'weights'>, all: Pois): Pois {
  const kept = new Set(all);
  const heaviest = [...all].reverse().toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  for (const poi of heaviest) if (isMet(graph, goal, kept, poi)) kept.delete(poi);
  return new Set(visitWithin(graph, (index) => kept.has(index)));
}

/** Looks for a way among the allowed pois that has all the taken ones, and is lighter than the best one so far. */
function branch(search: Search, allowed: Pois, taken: Pois): void {
  const { graph, goal, weights, budget, best } = search;
  budget.steps -= graph.work * (allowed.size - taken.size + 1);
  if (budget.steps <= 0) return;
  const needed = new Set([...allowed].filter((poi) => taken.has(poi) || !isMet(graph, goal, allowed, poi)));
  const weight = sum(needed, weights);
  if (weight + missingWeight(search, allowed, needed) >= best.weight) return;
  const visits = visitWithin(graph, (index) => needed.has(index));
  if (isMet(graph, goal, needed)) {
    search.best = { pois: new Set(visits), weight: sum(visits, weights) };
    return;
  }
  // One more poi at least, and the first one of these is open after the needed ones.
  const further = visitWithin(graph, (index) => allowed.has(index));
  const next = further.find((poi) => !needed.has(poi));
  if (next === undefined) return;
  branch(search, allowed, new Set([...needed, next]));
  const others = new Set([...allowed].filter((poi) => poi !== next));
  if (isMet(graph, goal, others)) branch(search, new Set(visitWithin(graph, (index) => others.has(index))), needed);
}

/** What has to be added at least to the needed pois: the most that any one of their conditions, or the goal, asks for. */
function missingWeight({ graph, goal, weights }: Search, allowed: Pois, needed: Pois): number {
  const others = [...allowed].filter((poi) => !needed.has(poi));
  const lightest = others.map((poi) => weights[poi] ?? 0).toSorted((a, b) => a - b);
  const demands = graph.needs.filter(({ poi, isAlone }) => isAlone && needed.has(poi));
  const counted = demands.map(({ value, gives }) => fewest(value, (poi) => gives.get(poi) ?? 0, needed, others));
  const asked = 'pois' in goal ? fewest(goal.pois, (poi) => (graph.neverDone.has(poi) ? 0 : 1), needed, others) : 0;
  return lightest.slice(0, Math.max(0, asked, ...counted)).reduce((total, each) => total + each, 0);
}

/** The least number of further pois that give the amount together with those that are taken. */
function fewest(value: number, amountOf: (poi: number) => number, taken: Pois, others: readonly number[]): number {
  let missing = value - [...taken].reduce((total, poi) => total + amountOf(poi), 0);
  const amounts = others.map(amountOf).toSorted((a, b) => b - a);
  let count = 0;
  for (; missing > 0 && count < amounts.length; count += 1) missing -= amounts[count] ?? 0;
  return count;
}

function sum(pois: Iterable<number>, weights: readonly number[]): number {
  let total = 0;
  for (const poi of pois) total += weights[poi] ?? 0;
  return total;
}
