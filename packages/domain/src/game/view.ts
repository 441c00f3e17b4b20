import type { Full } from '../battle/room.ts';
import { mayRetake, type PhotoState, shownPhotoState } from '../photo/photo-review.ts';
import { type ArrivalJudge, arrivalJudgeOf } from '../poi/arrival.ts';
import type { HintProgress } from '../poi/hint-timing.ts';
import {
  awaitedBefore,
  type Condition,
  type ConditionType,
  isCondition,
  isUnlocked,
  missingToUnlock,
  type Prerequisite,
  type ReachedProgress,
  type UnlockMode,
} from '../poi/qualifiers.ts';
import { remainingAttempts, shownAfterAnswer } from '../tasks/attempts.ts';
import { bringsPartialPoints } from '../tasks/partial-points.ts';
import type { RightParts } from '../tasks/task-kind.ts';
import { isOpen, waitsForArrival } from './access.ts';
import { UNTRIED } from './answer-task.ts';
import { selfReportFromOf } from './arrive-at-poi.ts';
import { type Game, type GamePoi, type GameTask, stateAt } from './game.ts';
import { hintProgressOf } from './hint-progress.ts';
import { type PieceView, piecesOf } from './pieces.ts';
import type { Progress } from './progress.ts';
import { fullDoor, fullForArrival } from './room-at-poi.ts';
import { settleSinceLastAct } from './settle.ts';
import { reachedAt } from './standing.ts';
import { isRuledOut, openWays } from './ways.ts';

/** The photo of a task as its team sees it. */
export interface PhotoView {
  id: number;
  state: PhotoState;
  reason: string | null;
  /** Null while it brings none. */
  points: number | null;
  may_retake: boolean;
}

/** What a player may see of a task; its texts come from the content. */
export interface TaskView {
  task: GameTask;
  /** Null: unlimited. */
  remainingAttempts: number | null;
  /** Milliseconds; null while it is unsolved. */
  solvedAt: number | null;
  /** The accepted answer. */
  answer: unknown;
  /** Whether its explanation is shown. */
  explained: boolean;
  /** Whether a right answer is shown, because no attempt is left. */
  revealed: boolean;
  partial: boolean;
  /** Points of the best try. */
  partialPoints: number;
  /** The best try; only for phones that hold the answers, which judge the last attempt without a network. */
  bestTry: RightParts | null;
  /** Null without one. */
  photo: PhotoView | null;
  /** Empty without any. */
  pieces: readonly PieceView[];
}

/** Whether players have to arrive at a poi, and how they can prove it, without its place. */
export interface ArrivalView {
  required: boolean;
  arrived: boolean;
  /** Metres. */
  radius: number | null;
  judge: ArrivalJudge;
  /** From when on players may report the arrival themselves, in milliseconds; null for never. */
  selfReportFrom: number | null;
  /** Why players cannot arrive yet: too many other teams are there. */
  full: Full | null;
}

type PrerequisiteView = Prerequisite & { id: number; remaining: number };

/** A condition as a player sees it: neither tasks nor options are named, because players may not know them. */
export interface ConditionView {
  /** Null for the condition that the order of the run makes. */
  id: number | null;
  unlock_type: ConditionType;
  value: number;
  /** How many of the named items are missing. */
  remaining: number;
  /** The named pois; null for conditions about other things. */
  pois: readonly number[] | null;
  /** Whether no choice that is left can fulfil it. */
  ruledOut: boolean;
}

interface GateView {
  prerequisites: readonly PrerequisiteView[];
  conditions: readonly ConditionView[];
  unlockMode: UnlockMode;
  /** Whether the poi is done, where that matters. */
  done: boolean;
}

/** What a player may see of a poi. */
export type PoiView = { poi: GamePoi } & GateView &
  /** `closed`: no choice that is left opens it. `full`: only too many other teams keep it closed. */
  (
    | { unlocked: false; closed: boolean; full: Full | null }
    | {
        unlocked: true;
        arrival: ArrivalView;
        /** Empty until the player has arrived. */
        tasks: readonly TaskView[];
        tasksCompleted: number;
        /** Ids of the hints whose values are shown. */
        bought: ReadonlySet<number>;
        /** What its hints wait for; null where none of them waits. */
        hintProgress: HintProgress | null;
      }
  );

/**
 * The pois in order as one participation may see them at a time in milliseconds: without what is locked, hidden or not
 * paid. None before the start of a battle, because players must not read ahead.
 */
export function viewOf(game: Game, given: Progress, at: number): readonly PoiView[] {
  if (stateAt(game.schedule, at) === 'waiting') return [];
  const progress = settleSinceLastAct(game, given, at);
  const reached = reachedAt(game, progress, at);
  const closed = openWays(game, progress)?.closed;
  return game.pois.map((poi) => poiView(game, poi, progress, { reached, at, closed }));
}

interface Moment {
  reached: ReachedProgress;
  /** Milliseconds. */
  at: number;
  /** Pois that no choice left can open. */
  closed: ReadonlySet<number> | undefined;
}

function poiView(game: Game, poi: GamePoi, progress: Progress, { reached, at, closed }: Moment): PoiView {
  const gate = gateView(game, poi, progress, { reached, closed });
  if (!isOpen(game, poi, progress, { reached, at })) {
    const full = isUnlocked(poi, reached) ? fullDoor(game, poi, progress, at) : null;
    return { poi, ...gate, unlocked: false, closed: closed?.has(poi.id) ?? false, full };
  }
  const arrival = arrivalView(game, poi, progress, at);
  return {
    poi,
    ...gate,
    unlocked: true,
    arrival,
    tasks: arrival.arrived ? poi.tasks.map((task) => taskView(game, task, progress, at)) : [],
    tasksCompleted: poi.tasks.filter(({ id }) => progress.solved.has(id)).length,
    bought: new Set(poi.hints.flatMap(({ id }) => (progress.bought.has(id) ? [id] : []))),
    hintProgress: hintProgressOf(game, poi, progress),
  };
}

function gateView(
  game: Game,
  { id, prerequisites, unlockMode = 'all', after }: GamePoi,
  progress: Progress,
  { reached, closed }: Omit<Moment, 'at'>,
): GateView {
  const ruledOut = (condition: Condition) => closed !== undefined && isRuledOut(condition, { game, progress, closed });
  const figures: PrerequisiteView[] = [];
  const conditions: ConditionView[] = [];
  for (const qualifier of prerequisites)
    if (isCondition(qualifier))
      conditions.push({ ...conditionView(qualifier.id, qualifier, reached), ruledOut: ruledOut(qualifier) });
    else figures.push({ ...qualifier, remaining: missingToUnlock(qualifier, reached) });
  const before = awaitedBefore({ prerequisites, after }, reached);
  if (before !== undefined)
    conditions.push(conditionView(null, { unlock_type: 'poi_list', value: 1, pois: [before] }, reached));
  return { prerequisites: figures, conditions, unlockMode, done: progress.done.has(id) };
}

function conditionView(id: number | null, condition: Condition, reached: ReachedProgress): ConditionView {
  const { unlock_type, value } = condition;
  const pois = condition.unlock_type === 'poi_list' ? condition.pois : null;
  return { id, unlock_type, value, remaining: missingToUnlock(condition, reached), pois, ruledOut: false };
}

function arrivalView(game: Game, poi: GamePoi, progress: Progress, at: number): ArrivalView {
  const { radius, target } = poi.arrival;
  const arrived = !waitsForArrival(poi, progress);
  // Not of those who had answered before the creator asked for it.
  const required = radius !== null && (!arrived || progress.arrived.has(poi.id));
  return {
    required,
    arrived,
    radius: required ? radius : null,
    judge: required ? arrivalJudgeOf(poi.locationType, target) : 'none',
    selfReportFrom: required ? selfReportFromOf(game, poi, progress) : null,
    full: arrived ? null : fullForArrival(game, poi, progress, at),
  };
}

function taskView(game: Game, task: GameTask, progress: Progress, at: number): TaskView {
  const { mayHoldAnswers, trial } = game;
  const { solved, tries, photos } = progress;
  const solution = solved.get(task.id);
  const tried = tries.get(task.id) ?? UNTRIED;
  const photo = photos.get(task.id);
  const partial = bringsPartialPoints(task);
  const shown = shownAfterAnswer(task, { solved: solution !== undefined, wrong: tried.wrong });
  return {
    task,
    remainingAttempts: remainingAttempts(task.attempts, tried.wrong),
    solvedAt: solution?.at ?? null,
    answer: solution?.answer ?? null,
    explained: shown.explanation,
    revealed: shown.rightAnswer,
    partial,
    partialPoints: solution ? 0 : tried.points,
    bestTry: partial && !solution && trial === null && mayHoldAnswers ? tried.best : null,
    photo: photo
      ? {
          id: photo.id,
          state: shownPhotoState(photo),
          reason: photo.reason,
          points: solution?.points ?? null,
          may_retake: mayRetake(photo),
        }
      : null,
    pieces: piecesOf(game, task, progress, at),
  };
}
