import type { GeoPoint } from '../../geo/measure.ts';
import { ANY_OPTION, awaitedBefore, type Qualifier } from '../../poi/qualifiers.ts';
import { type Choices, closingOf } from '../choices.ts';
import type { GatedPoi } from '../reachable-pois.ts';

/** A poi as the ways of its run need it. */
export interface WaysPoi extends GatedPoi {
  place: GeoPoint | null;
}

/** Amount that a poi waits for, and how much of it each poi gives once it is done. */
export interface Need {
  /** Index of the poi that waits. */
  poi: number;
  value: number;
  /** By the index of the poi that gives. */
  gives: ReadonlyMap<number, number>;
  /** Needs of one slot replace each other: one of them is enough. */
  slot: number;
  /** Whether no other need is in its slot. */
  isAlone: boolean;
}

/** The conditions between the pois of a run, indexed for many simulations. Pois are known by their index. */
export interface WayGraph {
  size: number;
  needs: readonly Need[];
  /** The same needs as columns, for quick simulations. */
  columns: { value: Float64Array; poi: Int32Array; slot: Int32Array };
  /** For each poi: the needs to which it gives, each followed by the amount. */
  givesTo: readonly Float64Array[];
  /** For each poi: how many slots have to be met before it opens. */
  slots: readonly number[];
  /** Pois that can be visited, but are never done. */
  neverDone: ReadonlySet<number>;
  /** Steps of one simulation at most. */
  work: number;
}

/** Pois in the order of a player who always goes to the first one that is open, by index. */
export type Visits = readonly number[];

interface Waiting {
  needs: Omit<Need, 'isAlone'>[];
  slots: number;
}

/** Indexes the conditions of pois in order, for a player who makes these choices. */
export function wayGraph(pois: readonly WaysPoi[], choices: Choices): WayGraph {
  const giving = { ...givingOf(pois), choices, closed: closingOf(pois)(choices) };
  const waiting: Waiting = { needs: [], slots: 0 };
  const slots = pois.map((poi, index) => addNeeds(waiting, poi, { index, giving }));
  const bySlot = Map.groupBy(waiting.needs, ({ slot }) => slot);
  const needs = waiting.needs.map((need) => ({ ...need, isAlone: bySlot.get(need.slot)?.length === 1 }));
  const givesTo = pois.map((): number[] => []);
  needs.forEach(({ gives }, need) => {
    for (const [from, amount] of gives) givesTo[from]?.push(need, amount);
  });
  return {
    size: pois.length,
    needs,
    columns: {
      value: Float64Array.from(needs, ({ value }) => value),
      poi: Int32Array.from(needs, ({ poi }) => poi),
      slot: Int32Array.from(needs, ({ slot }) => slot),
    },
    givesTo: givesTo.map((each) => Float64Array.from(each)),
    slots,
    neverDone: new Set(pois.flatMap(({ isNeverDone }, index) => (isNeverDone ? [index] : []))),
    work: 10 * pois.length + needs.length + givesTo.reduce((sum, { length }) => sum + length / 2, 0),
  };
}

/** Who gives what: a poi itself, the poi of a task, and the points and tasks of all pois. */
interface Giving {
  poiOf: ReadonlyMap<number, number>;
  poiOfTask: ReadonlyMap<number, number>;
  points: ReadonlyMap<number, number>;
  tasks: ReadonlyMap<number, number>;
  choices: Choices;
  /** Pois that these choices close. */
  closed: ReadonlySet<number>;
}

function givingOf(pois: readonly WaysPoi[]): Omit<Giving, 'choices' | 'closed'> {
  const amounts = (of: (poi: WaysPoi) => number) =>
    new Map(pois.map((poi, index) => [index, of(poi)] as const).filter(([, amount]) => amount > 0));
  return {
    poiOf: new Map(pois.flatMap(({ id, isNeverDone }, index) => (isNeverDone ? [] : [[id, index] as const]))),
    poiOfTask: new Map(pois.flatMap(({ tasks }, index) => tasks.map(({ id }) => [id, index] as const))),
    points: amounts(({ tasks }) => tasks.reduce((sum, { points }) => sum + points, 0)),
    tasks: amounts(({ tasks }) => tasks.length),
  };
}

/** Adds what a poi waits for; returns the number of slots. */
function addNeeds(
  waiting: Waiting,
  { prerequisites, unlockMode, after }: WaysPoi,
  { index, giving }: { index: number; giving: Giving },
): number {
  const before = waiting.slots;
  const add = (value: number, gives: Need['gives'], slot: number) =>
    waiting.needs.push({ poi: index, value, gives, slot });
  const awaited = awaitedBefore({ prerequisites, after }, giving);
  if (awaited !== undefined) add(1, countsOf([awaited], giving.poiOf), waiting.slots++);
  const asked = prerequisites.filter(({ unlock_type, value }) => unlock_type !== 'time' && value > 0);
  if (unlockMode !== 'any') {
    for (const each of strictest(asked, Math.max)) add(each.value, givesOf(each, giving), waiting.slots++);
  } else if (asked.length === prerequisites.length && asked.length > 0) {
    const slot = waiting.slots++;
    for (const each of strictest(asked, Math.min)) add(each.value, givesOf(each, giving), slot);
  }
  return waiting.slots - before;
}

/** Of several qualifiers with a figure of the same kind, the only one that counts. */
function strictest(qualifiers: readonly Qualifier[], pick: (...values: number[]) => number): Qualifier[] {
  const figures = (['points', 'tasks'] as const).flatMap((unlock_type) => {
    const values = qualifiers.filter((each) => each.unlock_type === unlock_type).map(({ value }) => value);
    return values.length > 0 ? [{ unlock_type, value: pick(...values) }] : [];
  });
  return [...qualifiers.filter(({ unlock_type }) => unlock_type !== 'points' && unlock_type !== 'tasks'), ...figures];
}

function givesOf(qualifier: Qualifier, { poiOf, poiOfTask, points, tasks, choices }: Giving): Need['gives'] {
  switch (qualifier.unlock_type) {
    case 'poi_list':
      return countsOf(qualifier.pois, poiOf);
    case 'task_list':
      return countsOf(qualifier.tasks, poiOfTask);
    case 'decision': {
      const choice = choices.get(qualifier.task);
      const isChosen = qualifier.options.some((option) => choice === ANY_OPTION || choice === option);
      return isChosen ? countsOf([qualifier.task], poiOfTask) : new Map();
    }
    case 'points':
      return points;
    case 'tasks':
      return tasks;
    case 'time':
      return new Map();
  }
}

function countsOf(ids: readonly number[], giverOf: ReadonlyMap<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const giver = giverOf.get(id);
    if (giver !== undefined) counts.set(giver, (counts.get(giver) ?? 0) + 1);
  }
  return counts;
}

/**
 * Simulates a player with unlimited time who goes to the allowed pois only, and solves everything there. The same as
 * `simulateReach` for these pois, but fast enough to be asked a thousand times.
 */
export function visitWithin(graph: WayGraph, isAllowed: (index: number) => boolean): Visits {
  const { poi, slot, value } = graph.columns;
  const missing = value.slice();
  const open = Int32Array.from(graph.slots);
  const met = new Uint8Array(graph.needs.length);
  const visits: number[] = [];
  const left = graph.slots.map((_, index) => index).filter(isAllowed);
  for (;;) {
    const next = left.findIndex((index) => open[index] === 0);
    const [index] = next < 0 ? [] : left.splice(next, 1);
    if (index === undefined) return visits;
    visits.push(index);
    const gives = graph.givesTo[index] ?? missing.subarray(0, 0);
    for (let at = 0; at < gives.length; at += 2) {
      const need = gives[at] as number;
      const rest = (missing[need] as number) - (gives[at + 1] as number);
      missing[need] = rest;
      const own = slot[need] as number;
      if (rest > 0 || met[own] === 1) continue;
      met[own] = 1;
      open[poi[need] as number] = (open[poi[need] as number] as number) - 1;
    }
  }
}
