import type { Submission, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import { missingToUnlock } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints, payHint } from '@puzzle-runs/domain/progress/points.ts';
import { judgeAnswer, type TaskWithSolution } from '@puzzle-runs/web/task/rules-engine.ts';
import type { PlaygroundHint, PlaygroundScript } from './script.ts';

/** How far a playground was played. Tasks and hints are known by their ids, see {@link playgroundIds}. */
export interface PlaygroundState {
  earned: number;
  spent: number;
  /** The highest net points so far. */
  highest: number;
  solved: readonly number[];
  /** Wrong answers per task. */
  wrong: Readonly<Record<number, number>>;
  paid: readonly number[];
  /** How often the other teams played on. */
  rounds: number;
}

/** Room for the ids of one poi. */
const PER_POI = 100;

/** Ids of the things of a poi, unique within a playground. */
export function playgroundIds(poi: number) {
  return { poi: poi + 1, of: (index: number) => (poi + 1) * PER_POI + index };
}

export function initialState({ earned = 0 }: PlaygroundScript): PlaygroundState {
  return { earned, spent: 0, highest: earned, solved: [], wrong: {}, paid: [], rounds: 0 };
}

function findTask({ pois }: PlaygroundScript, id: number): TaskWithSolution {
  const task = pois.flatMap(({ tasks }, poi) => tasks.filter((_, index) => playgroundIds(poi).of(index) === id))[0];
  if (!task) throw new Problem('not_found');
  return task;
}

function findHint({ pois }: PlaygroundScript, id: number): PlaygroundHint {
  const hints = pois.flatMap((poi, poiIndex) =>
    poi.location_type === 'hint' ? poi.hints.filter((_, index) => playgroundIds(poiIndex).of(index) === id) : [],
  );
  if (!hints[0]) throw new Problem('not_found');
  return hints[0];
}

interface Judgement {
  state: PlaygroundState;
  /** What the player is told; a wrong answer changes the state and is a refusal all the same. */
  result: SubmissionResult | Problem;
}

/**
 * The rules of play for one submission, the same as the API's (specification 1, part 4): a small referee for playgrounds.
 * @throws Problem where nothing changes: not found, solved before, no attempts left, too few points
 */
export function judgeSubmission(script: PlaygroundScript, state: PlaygroundState, submission: Submission): Judgement {
  return submission.progress_type === 'hint'
    ? buyHint(state, submission.progress_id, findHint(script, submission.progress_id))
    : checkAnswer(state, submission, findTask(script, submission.progress_id));
}

function buyHint(state: PlaygroundState, id: number, { cost, hint_value }: PlaygroundHint): Judgement {
  const net = netPoints(state.earned, state.spent);
  const isPaid = state.paid.includes(id);
  const left = isPaid ? net : payHint({ cost, netPoints: net });
  return {
    state: isPaid ? state : { ...state, spent: state.spent + cost, paid: [...state.paid, id] },
    result: { progress_type: 'hint', progress_id: id, hint_value, netPoints: left },
  };
}

type Answer = Extract<Submission, { progress_type: 'task' }>;

function checkAnswer(state: PlaygroundState, { progress_id: id, answer }: Answer, task: TaskWithSolution): Judgement {
  const before = { solved: state.solved.includes(id), wrong: state.wrong[id] ?? 0 };
  const { attempts: tries, refusal } = judgeAnswer(task, before, answer);
  if (refusal) return { state: { ...state, wrong: { ...state.wrong, [id]: tries.wrong } }, result: refusal };
  const earned = state.earned + task.points;
  const net = netPoints(earned, state.spent);
  return {
    state: { ...state, earned, highest: Math.max(state.highest, net), solved: [...state.solved, id] },
    result: { progress_type: 'task', progress_id: id, points: task.points, netPoints: net },
  };
}

/** What each condition of a poi still lacks after `minutes` of play. */
export function missingConditions(script: PlaygroundScript, state: PlaygroundState, poi: number, minutes: number) {
  const reached = { highestNetPoints: state.highest, minutes, solvedTasks: state.solved.length };
  return (script.pois[poi]?.prerequisites ?? []).map((prerequisite, index) => ({
    id: playgroundIds(poi).of(index),
    ...prerequisite,
    remaining: missingToUnlock(prerequisite, reached),
  }));
}
