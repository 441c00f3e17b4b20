import type { ReachStart } from '../exploration/reachable-pois.ts';
import { isFinished } from '../game/is-finished.ts';
import { ARRIVAL_METHODS, type ArrivalMethod, awaitsArrival } from '../poi/arrival.ts';
import { ANY_OPTION, type Gate, isUnlocked, type ReachedProgress } from '../poi/qualifiers.ts';
import { hasAttemptLeft } from '../tasks/attempts.ts';
import { DURATION_BUCKETS, durationBucket } from './duration-histogram.ts';
import { CHOSEN, figure, parseFigure, type Tally } from './figures.ts';

/** A poi of the run, in order. */
export interface CountedPoi extends Gate {
  id: number;
  arrivalRadius: number | null;
  tasks: readonly { id: number; points: number; attempts: number | null }[];
}

/**
 * What a player has done. `seconds`: since the last solved task or, if later, the arrival at the poi; `option`: the
 * chosen one of a decision.
 */
export type CountedAct =
  | { kind: 'join' }
  | { kind: 'wrong'; poiId: number; taskId: number }
  | { kind: 'solved'; poiId: number; taskId: number; seconds: number; option?: number }
  /** A wrong answer that the creator accepted afterwards. */
  | { kind: 'accepted'; poiId: number; taskId: number; seconds: number }
  /** A photo whose points wait for the verdict of the reviewer. */
  | { kind: 'sent'; poiId: number; taskId: number }
  | { kind: 'hint'; poiId: number }
  | { kind: 'arrival'; poiId: number; method: ArrivalMethod };

/** The participation after the act. */
export interface CountedPlayer extends ReachStart {
  /** Seconds since the player started to play. */
  seconds: number;
  /** Whether the rule of the run says that it is finished; undefined in a run without a rule. */
  finished?: boolean | undefined;
}

/** The tally of a participation after one more act. It only tells of pois and tasks that exist. */
export function countAct(before: Tally, act: CountedAct, { pois, player }: Counting): Tally {
  const tally = { ...before };
  markAct(tally, act, pois);
  const opened = markOpened(tally, act, { pois, player });
  if (act.kind === 'solved' || act.kind === 'accepted' || opened) markSkipped(tally, pois);
  markPlace(tally, act, { pois, player });
  return tally;
}

/** The figures of the run and of pois and tasks that still exist: only they have counters. */
export function ofExisting(tally: Tally, pois: readonly CountedPoi[]): Tally {
  const ids = {
    poi: new Set(pois.map(({ id }) => id)),
    task: new Set(pois.flatMap(({ tasks }) => tasks.map(({ id }) => id))),
  };
  const entries = Object.entries(tally).filter(([key]) => {
    const { of, id } = parseFigure(key);
    return of === 'run' || ids[of].has(id);
  });
  return Object.fromEntries(entries);
}

interface Counting {
  pois: readonly CountedPoi[];
  player: CountedPlayer;
}

/** Marks the pois that are open after the act; returns whether there are new ones. */
function markOpened(tally: Tally, act: CountedAct, { pois, player }: Counting): boolean {
  const { highestNetPoints, solvedTasks, seconds, closed = new Set() } = player;
  const done = new Set(player.done);
  const solved = { has: (taskId: number) => isSolved(tally, taskId) };
  const minutes = Math.floor(seconds / 60);
  const chosen = chosenIn(tally);
  const reached: ReachedProgress = { highestNetPoints, solvedTasks, minutes, done, solved, chosen, closed };
  let opened = false;
  // A poi that is done may open others, which are done at once where nothing is to do.
  for (let before = -1; before !== done.size; ) {
    before = done.size;
    for (const poi of pois) {
      const isHere = act.kind !== 'join' && act.poiId === poi.id;
      if (!isOpen(tally, poi.id)) {
        if (!isHere && !isUnlocked(poi, reached)) continue;
        tally[figure.stage(poi.id, 'opened')] = 1;
        opened = true;
      }
      if (!done.has(poi.id) && isNothingLeft(tally, poi)) done.add(poi.id);
    }
  }
  return opened;
}

function isNothingLeft(tally: Tally, poi: CountedPoi): boolean {
  return !isArrivalAwaited(tally, poi) && !poi.tasks.some((task) => canBeAnswered(tally, task));
}

function isArrivalAwaited(tally: Tally, { id, arrivalRadius: radius, tasks }: CountedPoi): boolean {
  return awaitsArrival({
    radius,
    arrived: hasArrived(tally, id),
    answered: tasks.some((task) => isTried(tally, task.id)),
  });
}

function markAct(tally: Tally, act: CountedAct, pois: readonly CountedPoi[]): void {
  switch (act.kind) {
    case 'join':
      tally[figure.begun] = 1;
      return;
    case 'hint':
      add(tally, figure.hints(act.poiId));
      return;
    case 'arrival':
      tally[figure.arrived(act.poiId, act.method)] = 1;
      return;
    case 'wrong':
      markTry(tally, act.taskId);
      tally[figure.unsolved(act.taskId)] = 1;
      return;
    case 'sent':
      tally[figure.waiting(act.taskId)] = 1;
      delete tally[figure.skipped(act.taskId)];
      return;
    case 'solved':
    case 'accepted':
      // A wrong answer that cost no attempt was no try before it was accepted.
      if (act.kind === 'solved' || !isTried(tally, act.taskId)) markTry(tally, act.taskId);
      delete tally[figure.unsolved(act.taskId)];
      delete tally[figure.waiting(act.taskId)];
      tally[figure.solved(act.taskId, durationBucket(act.seconds))] = 1;
      if (act.kind === 'solved' && act.option !== undefined) tally[figure.chosen(act.taskId, act.option)] = 1;
      markSolvedAt(
        tally,
        pois.find(({ id }) => id === act.poiId),
      );
  }
}

function markTry(tally: Tally, taskId: number): void {
  add(tally, figure.tries(taskId));
  delete tally[figure.skipped(taskId)];
}

function markSolvedAt(tally: Tally, poi: CountedPoi | undefined): void {
  if (!poi) return;
  const all = poi.tasks.every(({ id }) => isSolved(tally, id));
  delete tally[figure.stage(poi.id, 'opened')];
  delete tally[figure.stage(poi.id, 'some')];
  tally[figure.stage(poi.id, all ? 'all' : 'some')] = 1;
}

/**
 * Marks the tasks that were never tried, and whose photo was not sent, at open pois before the furthest poi with a
 * solved task.
 */
function markSkipped(tally: Tally, pois: readonly CountedPoi[]): void {
  const furthest = pois.findLastIndex(({ id }) => hasSolvedAt(tally, id));
  for (const { id, tasks } of pois.slice(0, Math.max(furthest, 0))) {
    if (!isOpen(tally, id)) continue;
    for (const task of tasks)
      if (!isTried(tally, task.id) && !isWaiting(tally, task.id)) tally[figure.skipped(task.id)] = 1;
  }
}

/** Marks where the player is, or that the run is finished; a run that was finished once stays so. */
function markPlace(tally: Tally, act: CountedAct, { pois, player }: Counting): void {
  if (act.kind === 'join' || hasFinished(tally)) return;
  for (const { id } of pois) delete tally[figure.here(id)];
  if (player.finished ?? (mayFinish(tally, act, pois) && isDone(tally, { pois, player })))
    tally[figure.finished(durationBucket(player.seconds))] = 1;
  else tally[figure.here(act.poiId)] = 1;
}

/** Cheap check before the simulation: no run is finished while an open poi has a task that can be answered. */
function mayFinish(tally: Tally, act: CountedAct, pois: readonly CountedPoi[]): boolean {
  if (act.kind === 'hint') return false;
  return !pois.some(({ id, tasks }) => isOpen(tally, id) && tasks.some((task) => canBeAnswered(tally, task)));
}

function isDone(tally: Tally, { pois, player }: Counting): boolean {
  const stages = pois.map((poi) => ({
    id: poi.id,
    ...(isOpen(tally, poi.id) ? { prerequisites: [] } : gateOf(poi)),
    tasks: poi.tasks.map((task) => ({
      id: task.id,
      points: task.points,
      solved: isSolved(tally, task.id),
      attemptLeft: hasAttemptLeft(task.attempts, tally[figure.tries(task.id)] ?? 0),
      pending: isWaiting(tally, task.id),
    })),
    awaitsArrival: isArrivalAwaited(tally, poi),
  }));
  const solved = pois.flatMap(({ tasks }) => tasks.flatMap(({ id }) => (isSolved(tally, id) ? [id] : [])));
  const choices = chosenIn(tally);
  const chosen = (taskId: number) => (isSolved(tally, taskId) ? choices(taskId) : ANY_OPTION);
  return isFinished(stages, { ...player, solved, chosen });
}

function gateOf({ prerequisites, unlockMode, after }: Gate): Gate {
  return { prerequisites, unlockMode, after };
}

function canBeAnswered(tally: Tally, { id, attempts }: CountedPoi['tasks'][number]): boolean {
  return !isSolved(tally, id) && !isWaiting(tally, id) && hasAttemptLeft(attempts, tally[figure.tries(id)] ?? 0);
}

function add(tally: Tally, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

function isTried(tally: Tally, taskId: number): boolean {
  return tally[figure.tries(taskId)] !== undefined;
}

function isWaiting(tally: Tally, taskId: number): boolean {
  return tally[figure.waiting(taskId)] !== undefined;
}

/** A task that was tried is solved or unsolved. */
function isSolved(tally: Tally, taskId: number): boolean {
  return isTried(tally, taskId) && tally[figure.unsolved(taskId)] === undefined;
}

/** The options that were chosen, by task; read when a condition asks for one. */
function chosenIn(tally: Tally): (taskId: number) => number | undefined {
  let options: Map<number, number> | undefined;
  return (taskId) => {
    options ??= new Map(
      Object.keys(tally)
        .map(parseFigure)
        .flatMap(({ of, id, kind, index }) => (of === 'task' && kind === CHOSEN ? [[id, index]] : [])),
    );
    return options.get(taskId);
  };
}

function hasSolvedAt(tally: Tally, poiId: number): boolean {
  return tally[figure.stage(poiId, 'some')] !== undefined || tally[figure.stage(poiId, 'all')] !== undefined;
}

function isOpen(tally: Tally, poiId: number): boolean {
  return tally[figure.stage(poiId, 'opened')] !== undefined || hasSolvedAt(tally, poiId);
}

function hasArrived(tally: Tally, poiId: number): boolean {
  return ARRIVAL_METHODS.some((method) => tally[figure.arrived(poiId, method)] !== undefined);
}

function hasFinished(tally: Tally): boolean {
  for (let bucket = 0; bucket < DURATION_BUCKETS; bucket++) if (tally[figure.finished(bucket)]) return true;
  return false;
}
