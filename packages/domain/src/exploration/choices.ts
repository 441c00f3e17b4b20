import { ANY_OPTION, type Choice, type Gate } from '../poi/qualifiers.ts';
import { type GatedPoi, NOTHING_SOLVED, type ReachResult, simulateReach } from './reachable-pois.ts';

/** The most ways that are told apart. */
export const WAYS_MAX = 4_096;

/** What was chosen at decisions, by task. */
export type Choices = ReadonlyMap<number, Choice>;

/** One way through a run: what is chosen, and what the best player reaches with it. */
export interface Way<P extends GatedPoi> {
  choices: Choices;
  reach: ReachResult<P>;
}

const NO_CHOICES: Choices = new Map();

/**
 * The combinations of options that can still be chosen, `made` included. Options count as one where no condition tells
 * them apart, so each combination opens something else, or at another time. A decision is missing where no condition
 * asks for it, or where the other choices never open it. Beyond `WAYS_MAX` combinations, further decisions have
 * `ANY_OPTION`, so that they never close a poi: what is said about such a way is an upper bound.
 */
export function* choicesLeft<P extends GatedPoi>(pois: readonly P[], made: Choices = NO_CHOICES): Iterable<Choices> {
  for (const { choices } of waysLeft(pois, made)) yield choices;
}

/** The ways of `choicesLeft`, each with what the best player reaches. */
export function waysLeft<P extends GatedPoi>(pois: readonly P[], made: Choices = NO_CHOICES): Iterable<Way<P>> {
  const nothing = {
    points: 0,
    tasks: 0,
    unreachable: pois,
    reached: { done: new Set<number>(), solved: new Set<number>() },
  };
  return branch({
    decisions: decisionsOf(pois),
    choices: made,
    most: WAYS_MAX,
    before: nothing,
    closedBy: closingOf(pois),
  });
}

interface Branching<P extends GatedPoi> {
  decisions: readonly Decision[];
  choices: Choices;
  /** How many ways may come of it. */
  most: number;
  /** What is reached with one choice less: a choice closes nothing that is open. */
  before: {
    points: number;
    tasks: number;
    unreachable: readonly P[];
    reached: { done: ReadonlySet<number>; solved: ReadonlySet<number> };
  };
  closedBy: (choices: Choices) => ReadonlySet<number>;
}

/** The first decision that can be made and is not made yet parts the ways. */
function* branch<P extends GatedPoi>({ decisions, choices, most, before, closedBy }: Branching<P>): Iterable<Way<P>> {
  const reach = simulateReach(before.unreachable, {
    netPoints: before.points,
    highestNetPoints: before.points,
    solvedTasks: before.tasks,
    done: before.reached.done,
    solved: before.reached.solved,
    chosen: (task) => choices.get(task),
    closed: closedBy(choices),
  });
  const next = decisions.find(({ task }) => !choices.has(task) && reach.reached.solved.has(task));
  if (!next) {
    yield { choices, reach };
    return;
  }
  const options: readonly Choice[] = next.options.length > most ? [ANY_OPTION] : next.options;
  const each = { decisions, most: Math.floor(most / options.length), before: reach, closedBy };
  for (const option of options) yield* branch({ ...each, choices: new Map([...choices, [next.task, option]]) });
}

/** A decision for which conditions ask, with one option of each kind that they tell apart. */
interface Decision {
  task: number;
  options: readonly Choice[];
}

function decisionsOf(pois: readonly GatedPoi[]): Decision[] {
  const conditions = pois.flatMap(conditionsOf);
  if (conditions.length === 0) return [];
  return pois
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ id: task, options }) => {
      const asking = conditions.filter((condition) => condition.task === task);
      if (asking.length === 0 || !options) return [];
      const byKind = new Map<string, Choice>();
      for (const option of options) {
        const kind = asking.map((condition) => Number(condition.options.some((id) => id === option))).join('');
        if (!byKind.has(kind)) byKind.set(kind, option);
      }
      return { task, options: [...byKind.values()] };
    });
}

function conditionsOf({ prerequisites }: Gate) {
  return prerequisites.filter((qualifier) => qualifier.unlock_type === 'decision');
}

/** Whether a decision opens pois, so that a run has more than one way. */
export function hasWays(pois: readonly Gate[]): boolean {
  return pois.some((poi) => conditionsOf(poi).length > 0);
}

/** Whether pois wait for those before them. */
export function isInOrder(pois: readonly Gate[]): boolean {
  return pois.some(({ after = [] }) => after.length > 0);
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Tells which pois of a run with an order some choices have closed, so that its order passes them over: those that the
 * best player could open before any choice, but now by no choice at the other decisions. The order itself
 * does not count for this, else a poi could be closed only because one that waits for it is passed over.
 */
export function closingOf(pois: readonly GatedPoi[]): (choices: Choices) => ReadonlySet<number> {
  if (!isInOrder(pois) || !hasWays(pois)) return () => NONE;
  const free = pois.map((poi) => ({ ...poi, after: [] }));
  const locked = ({ unreachable }: ReachResult<GatedPoi>) => unreachable.map(({ id }) => id);
  const never = new Set(locked(simulateReach(free)));
  return (choices) => {
    if (choices.size === 0) return NONE;
    const chosen = (task: number) => choices.get(task) ?? ANY_OPTION;
    return new Set(locked(simulateReach(free, { ...NOTHING_SOLVED, chosen })).filter((id) => !never.has(id)));
  };
}

/**
 * Like `simulateReach` for the best of all ways: a poi that no way opens stays locked for good, also where it waits for
 * options that exclude each other. `reached` has what all ways together reach.
 */
export function simulateWays<P extends GatedPoi>(pois: readonly P[]): ReachResult<P> {
  if (!hasWays(pois)) return simulateReach(pois);
  const most = { points: 0, tasks: 0 };
  let unreachable = [...pois];
  for (const { reach } of waysLeft(pois)) {
    most.points = Math.max(most.points, reach.points);
    most.tasks = Math.max(most.tasks, reach.tasks);
    unreachable = unreachable.filter((poi) => reach.unreachable.includes(poi));
  }
  // Where the order waits for one that never opens, some way has closed it.
  const closed = new Set(unreachable.map(({ id }) => id));
  const open = pois.filter((poi) => !unreachable.includes(poi));
  const { reached } = simulateReach(open, { ...NOTHING_SOLVED, closed });
  return { ...most, unreachable, reached };
}
