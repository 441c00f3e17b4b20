import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { missingToUnlock } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints, payHint } from '@puzzle-runs/domain/progress/points.ts';
import { judgeAnswer, type TaskWithSolution } from '@puzzle-runs/web/task/rules-engine.ts';
import type { PlaygroundHint, PlaygroundScript } from './script.ts';

/** State of a playground. Tasks and hints are identified by {@link playgroundIds}. */
export interface PlaygroundState {
  earned: number;
  spent: number;
  /** The highest net points so far; they decide what is unlocked. */
  highest: number;
  solved: readonly number[];
  /** Wrong answers per task. */
  wrong: Readonly<Record<number, number>>;
  paid: readonly number[];
  /** Number of rounds the rivals have played. */
  rounds: number;
}

/** Ids reserved per poi. */
const PER_POI = 100;

/** Ids of a poi, its tasks and its hints, unique within a playground. */
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
  /** Result for the player; a wrong answer changes the state, too, but returns a problem. */
  result: SubmissionResult | Problem;
}

/**
 * Applies the API's rules of play to one submission, in the browser.
 * @throws Problem when nothing changes: not found, already solved, no attempts left, too few points
 */
export function judgeSubmission(script: PlaygroundScript, state: PlaygroundState, submission: Submission): Judgement {
  const { progress_id: id } = submission;
  switch (submission.progress_type) {
    case 'hint':
      return buyHint(state, id, findHint(script, id));
    case 'task':
      return checkAnswer(state, submission, findTask(script, id));
    case 'arrival':
      throw new Problem('not_found'); // the pois of playgrounds ask for no arrival
  }
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
    result: { progress_type: 'task', progress_id: id, state: 'solved', points: task.points, netPoints: net },
  };
}

/** Prerequisites of a poi with what is still missing after `minutes` of play. */
export function missingConditions(script: PlaygroundScript, state: PlaygroundState, poi: number, minutes: number) {
  const reached = { highestNetPoints: state.highest, minutes, solvedTasks: state.solved.length };
  return (script.pois[poi]?.prerequisites ?? []).map((prerequisite, index) => ({
    id: playgroundIds(poi).of(index),
    ...prerequisite,
    remaining: missingToUnlock(prerequisite, reached),
  }));
}
