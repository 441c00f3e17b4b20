import type { BattleState } from '../battle/battle-schedule.ts';
import type { Room } from '../battle/room.ts';
import type { GeoPoint } from '../geo/measure.ts';
import type { LocationType } from '../poi/arrival.ts';
import type { HintTiming } from '../poi/hint-timing.ts';
import { type Gate, isGated, poisBefore, type Qualifier } from '../poi/qualifiers.ts';
import type { ContentInLanguages } from '../tasks/check-answer.ts';
import type { TaskType } from '../tasks/task-kinds.ts';

/** A task as the rules need it, without its texts. */
export interface GameTask {
  id: number;
  points: number;
  /** Null: unlimited. */
  attempts: number | null;
  /** Whether the best try brings points when the last attempt is used. */
  partial: boolean;
  /** Whether explanation and solution are also shown after the last attempt. */
  explainAfterAttempts: boolean;
  taskType: TaskType;
  /** Ids of other tasks of the run whose answers are shown beside it; missing without any. */
  pieces?: readonly number[];
  /** The answers; null where this device does not have them, which then cannot judge the task. */
  solution: ContentInLanguages<TaskType> | null;
}

export interface GameHint {
  id: number;
  /** Points. */
  cost: number;
  timing: HintTiming;
}

/** What proves an arrival. Players need not arrive where `radius` is null. */
interface GameArrival {
  /** Metres around the target. */
  radius: number | null;
  /** After how many minutes without progress players may report the arrival themselves; null for never. */
  waitMinutes: number | null;
  /** The printed code. */
  code: string | null;
  target: GeoPoint | null;
}

export interface GamePoi extends Gate {
  id: number;
  locationType: LocationType;
  prerequisites: readonly (Qualifier & { id: number })[];
  arrival: GameArrival;
  tasks: readonly GameTask[];
  hints: readonly GameHint[];
}

/** Times of a battle for one team in milliseconds. */
export interface TeamSchedule {
  startsAt: number | null;
  /** The end with extra minutes and the pause so far; null: it never ends. */
  endsAt: number | null;
  /** The state when the times were read. Only the end of an open battle comes by itself. */
  state: BattleState;
}

/** Whether players choose among the open pois, or each poi waits for the one before. */
export const ROUTES = ['free', 'in_order'] as const;
export type Route = (typeof ROUTES)[number];

export const FINISH_RULES = ['nothing_open', 'pois_done', 'poi_done'] as const;

/** When a run is finished: when nothing is open, when so many pois are done, or when the chosen poi is done. */
export type FinishRule =
  | { rule: 'nothing_open' }
  | { rule: 'pois_done'; pois: number }
  | { rule: 'poi_done'; poi: number };

/** What the rules need of a run besides its pois. */
export interface RunRules {
  route: Route;
  finish: FinishRule;
}

export const PLAIN_RULES: RunRules = { route: 'free', finish: { rule: 'nothing_open' } };

/** The content of a run, indexed by `indexContent`. */
export interface GameContent {
  /** In order. */
  pois: readonly GamePoi[];
  /** By the id of the poi, of its task, and of its hint. */
  poiById: ReadonlyMap<number, GamePoi>;
  taskById: ReadonlyMap<number, { poi: GamePoi; task: GameTask }>;
  hintById: ReadonlyMap<number, { poi: GamePoi; hint: GameHint }>;
  route: Route;
  finish: FinishRule;
  /** Whether a poi has to be opened. */
  isGated: boolean;
  /** Whether it matters that a poi is done: a poi waits for it, or the finish does. */
  countsDone: boolean;
}

/**
 * Everything that the rules need to know about a run and the way in which one participation plays it. No texts, so no
 * language.
 */
export interface Game extends GameContent {
  /** Null outside of battles. */
  schedule: TeamSchedule | null;
  /** Code of the battle's organiser, which proves any arrival; null without one. */
  organiserCode: string | null;
  /** Whether the phones of the participation may hold the answers. */
  mayHoldAnswers: boolean;
  /** A test play of the creator: its photos are not reviewed, and `unlocked` opens every poi. Null for players. */
  trial: 'locked' | 'unlocked' | null;
  /** Null outside of battles that limit it, and where other teams are not known: on phones and in trials. */
  room: Room | null;
}

/** Adds the indexes to pois in order. In a run with an order, each poi waits for those before. */
export function indexContent(given: readonly GamePoi[], { route, finish }: RunRules = PLAIN_RULES): GameContent {
  const pois = route === 'free' ? given : given.map((poi, index) => ({ ...poi, after: poisBefore(given, index) }));
  const waitsForDone = ({ prerequisites, after = [] }: GamePoi) =>
    after.length > 0 || prerequisites.some(({ unlock_type }) => unlock_type === 'poi_list');
  return {
    pois,
    poiById: new Map(pois.map((poi) => [poi.id, poi])),
    taskById: new Map(pois.flatMap((poi) => poi.tasks.map((task) => [task.id, { poi, task }] as const))),
    hintById: new Map(pois.flatMap((poi) => poi.hints.map((hint) => [hint.id, { poi, hint }] as const))),
    route,
    finish,
    isGated: pois.some(isGated),
    countsDone: finish.rule !== 'nothing_open' || pois.some(waitsForDone),
  };
}

/** The state of a battle at a time in milliseconds; `open` outside of battles. */
export function stateAt(schedule: TeamSchedule | null, at: number): BattleState {
  if (schedule === null) return 'open';
  const { state, endsAt } = schedule;
  return state === 'open' && endsAt !== null && at >= endsAt ? 'ended' : state;
}
