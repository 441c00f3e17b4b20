import type { UnlockType } from './arrival.ts';

/** A condition with a figure: net points, minutes since joining, or the number of solved tasks. */
export interface Prerequisite {
  unlock_type: UnlockType;
  value: number;
}

/** What a condition about named spots, tasks or options names, by its kind; stored as it is. */
export interface ConditionNames {
  /** At least `value` of these pois are done. */
  poi_list: { pois: readonly number[] };
  /** At least `value` of these tasks are solved. */
  task_list: { tasks: readonly number[] };
  /** One of these options was chosen at this decision. `value` is 1. */
  decision: { task: number; options: readonly number[] };
}

export type ConditionType = keyof ConditionNames;

const EVERY_CONDITION_TYPE: Record<ConditionType, true> = { poi_list: true, task_list: true, decision: true };
export const CONDITION_TYPES = Object.keys(EVERY_CONDITION_TYPE) as [ConditionType, ...ConditionType[]];

/** A condition about named pois, tasks or options of the same run. */
export type Condition = { [K in ConditionType]: { unlock_type: K; value: number } & ConditionNames[K] }[ConditionType];

/** One condition of a poi, of any kind. */
export type Qualifier = Prerequisite | Condition;

/** Whether all qualifiers of a poi must hold, or one is enough. */
export const UNLOCK_MODES = ['all', 'any'] as const;
export type UnlockMode = (typeof UNLOCK_MODES)[number];

/** What keeps a poi closed. */
export interface Gate {
  prerequisites: readonly Qualifier[];
  /** `all` without it. */
  unlockMode?: UnlockMode | undefined;
  /** In a run with an order, the pois before, the nearest one first; see `awaitedBefore`. */
  after?: readonly number[] | undefined;
}

interface Ids {
  has(id: number): boolean;
}

/** Stands for the option that is asked for: the best player may choose each one. */
export const ANY_OPTION = 'any';

/** The id of the option that was chosen at a decision. */
export type Choice = number | typeof ANY_OPTION;

/** A player's progress. No figure ever decreases, so an unlocked poi stays unlocked. */
export interface ReachedProgress {
  /** The highest net points so far, not the current ones: buying a hint locks nothing. */
  highestNetPoints: number;
  /** Full minutes since joining. */
  minutes: number;
  /** Tasks solved in this exploration. */
  solvedTasks: number;
  /** Pois that are done, and tasks that are solved. */
  done: Ids;
  solved: Ids;
  /** The option that was chosen at a task; undefined before, and for other kinds of tasks. */
  chosen: (task: number) => Choice | undefined;
  /** Pois that the choices made have closed; the order of a run passes them over. */
  closed: Ids;
}

const REACHED = {
  points: (reached) => reached.highestNetPoints,
  time: (reached) => reached.minutes,
  tasks: (reached) => reached.solvedTasks,
} as const satisfies Record<UnlockType, (reached: ReachedProgress) => number>;

const MINUTE_MS = 60_000;

/** Whether a qualifier names pois, tasks or options. */
export function isCondition<Q extends Qualifier>(qualifier: Q): qualifier is Extract<Q, Condition> {
  return Object.hasOwn(EVERY_CONDITION_TYPE, qualifier.unlock_type);
}

/** Returns how many points, full minutes, tasks or named items are missing; 0 if the qualifier holds. */
export function missingToUnlock(qualifier: Qualifier, reached: ReachedProgress): number {
  return Math.max(qualifier.value - reachedOf(qualifier, reached), 0);
}

function reachedOf(qualifier: Qualifier, reached: ReachedProgress): number {
  switch (qualifier.unlock_type) {
    case 'poi_list':
      return countIn(qualifier.pois, reached.done);
    case 'task_list':
      return countIn(qualifier.tasks, reached.solved);
    case 'decision':
      return isChosen(qualifier, reached.chosen(qualifier.task)) ? 1 : 0;
    case 'points':
    case 'time':
    case 'tasks':
      return REACHED[qualifier.unlock_type](reached);
  }
}

/** Whether the option that was chosen is one of those that a condition names. */
export function isChosen({ options }: ConditionNames['decision'], choice: Choice | undefined): boolean {
  return choice === ANY_OPTION || (choice !== undefined && options.includes(choice));
}

function countIn(ids: readonly number[], reached: Ids): number {
  return ids.reduce((count, id) => (reached.has(id) ? count + 1 : count), 0);
}

/**
 * The poi that must be done before another one in a run with an order: the nearest one before it that no choice has
 * closed. Undefined without an order, for the first poi, and where all before it are closed.
 */
export function awaitedBefore({ after }: Gate, { closed }: Pick<ReachedProgress, 'closed'>): number | undefined {
  return after?.find((id) => !closed.has(id));
}

/** Whether a poi is unlocked: its qualifiers hold, and the poi before is done; one without both is from the start. */
export function isUnlocked(gate: Gate, reached: ReachedProgress): boolean {
  const before = awaitedBefore(gate, reached);
  if (before !== undefined && !reached.done.has(before)) return false;
  const { prerequisites, unlockMode } = gate;
  if (prerequisites.length === 0) return true;
  const holds = (qualifier: Qualifier) => missingToUnlock(qualifier, reached) === 0;
  return unlockMode === 'any' ? prerequisites.some(holds) : prerequisites.every(holds);
}

/** Whether anything keeps a poi closed at first. */
export function isGated({ prerequisites, after = [] }: Gate): boolean {
  return prerequisites.length > 0 || after.length > 0;
}

/** The `after` of the poi at an index of a run with an order. */
export function poisBefore(pois: readonly { id: number }[], index: number): number[] {
  return pois
    .slice(0, index)
    .map(({ id }) => id)
    .reverse();
}

/** Full minutes between two times in milliseconds. Never negative, because the clocks of two servers may differ. */
export function wholeMinutes(fromMs: number, toMs: number): number {
  return Math.max(Math.floor((toMs - fromMs) / MINUTE_MS), 0);
}
