import type { OfflinePoi, OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { arrivalJudgeOf, awaitsArrival, judgeArrival, selfReportFrom } from '@puzzle-runs/domain/poi/arrival.ts';
import { normalizeArrivalCode } from '@puzzle-runs/domain/poi/arrival-code.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints, payHint } from '@puzzle-runs/domain/progress/points.ts';
import { numberAnswer } from '@puzzle-runs/domain/task/guess-number.ts';
import type { TriedParts } from '@puzzle-runs/domain/task/partial-points.ts';
import { judgeAnswer } from '../task/rules-engine.ts';
import { isOpenPoi, type OfflineGame, reachedAt, scheduleAt } from './offline-game.ts';
import { type OfflinePhotoTask, sendPhotoOffline } from './offline-photo.ts';
import { type OfflineProgress, withSolved } from './offline-progress.ts';

interface Judgement {
  progress: OfflineProgress;
  /** A wrong answer changes the progress, too, but returns a problem. */
  outcome: SubmissionResult | Problem;
}

/** A game with the progress of its participation at a time in milliseconds on the server's clock. */
interface Moment {
  game: OfflineGame;
  progress: OfflineProgress;
  at: number;
}

type Of<Kind extends Submission['progress_type']> = Extract<Submission, { progress_type: Kind }>;

/**
 * Applies the rules of the server to one submission, in the browser. @throws Problem when nothing changes, with the code that the server
 * would return; `not_found` for a record that the package does not contain
 */
export function judgeOffline(moment: Moment, submission: Submission): Judgement {
  refuseClosedBattle(moment.game.joined, moment.at);
  switch (submission.progress_type) {
    case 'task':
      return checkAnswer(moment, submission);
    case 'hint':
      return buyHint(moment, submission);
    case 'arrival':
      return arrive(moment, submission);
  }
}

function refuseClosedBattle(joined: JoinedPois, at: number): void {
  const schedule = scheduleAt(joined, at);
  if (schedule && schedule.state !== 'open') throw new Problem('battle_not_open', schedule);
}

function findPoi({ game }: Moment, matches: (poi: OfflinePoi) => boolean): OfflinePoi {
  const poi = game.content.pois.find(matches);
  if (!poi || !game.joined.rows.some(({ id }) => id === poi.id)) throw new Problem('not_found');
  return poi;
}

function refuseLocked({ game, progress, at }: Moment, poi: OfflinePoi): void {
  if (!isOpenPoi(game, poi, reachedAt(game, progress, at))) throw new Problem('poi_locked');
}

const UNTRIED: TriedParts = { best: null, points: 0 };

function checkAnswer(moment: Moment, { progress_id: id, task_type, answer }: Of<'task'>): Judgement {
  const { progress, at } = moment;
  const given = task_type === 'guess_number' ? numberAnswer(answer) : answer;
  const poi = findPoi(moment, ({ tasks }) => tasks.some((task) => task.id === id));
  const task = poi.tasks.find((task) => task.id === id) as OfflineTask;
  if (task.task_type !== task_type) throw new Problem('invalid_request');
  refuseLocked(moment, poi);
  if (waitsForArrival(progress, poi)) throw new Problem('not_there_yet');
  // The cast is safe: the kinds were compared.
  if (task_type === 'photo') return sendPhotoOffline(progress, task as OfflinePhotoTask, { answer, at });
  const wrong = progress.wrong.get(id) ?? 0;
  const before = progress.tried.get(id) ?? UNTRIED;
  const tries = { solved: progress.solved.has(id), wrong, tried: before };
  const verdict = judgeAnswer({ ...task, task: task.solution }, tries, given);
  const { tried = before } = verdict.attempts;
  const brought = verdict.refusal ? tried.points : task.points;
  const earned = progress.earned + brought - before.points;
  const net = netPoints(earned, progress.spent, progress.adjusted);
  if (verdict.refusal) {
    return {
      progress: {
        ...progress,
        earned,
        highestNet: Math.max(progress.highestNet, net),
        wrong: new Map(progress.wrong).set(id, verdict.attempts.wrong),
        tried: new Map(progress.tried).set(id, tried),
        lastAnswerAt: at,
      },
      outcome: verdict.refusal,
    };
  }
  return {
    progress: withSolved(progress, id, { at, answer, earned, net }),
    outcome: { progress_type: 'task', progress_id: id, state: 'solved', points: task.points, netPoints: net },
  };
}

function buyHint(moment: Moment, { progress_id: id }: Of<'hint'>): Judgement {
  const { progress } = moment;
  const poi = findPoi(moment, (each) => each.location_type === 'hint' && each.location.some((hint) => hint.id === id));
  const hint = poi.location_type === 'hint' ? poi.location.find((each) => each.id === id) : undefined;
  if (!hint) throw new Problem('not_found');
  refuseLocked(moment, poi);
  const net = netPoints(progress.earned, progress.spent, progress.adjusted);
  const isBought = progress.bought.has(id);
  const left = isBought ? net : payHint({ cost: hint.cost, netPoints: net });
  return {
    progress: { ...progress, spent: progress.spent + net - left, bought: new Set(progress.bought).add(id) },
    outcome: {
      progress_type: 'hint',
      progress_id: id,
      hint_value: hint.hint_value ?? '',
      hint_description: hint.hint_description ?? '',
      netPoints: left,
    },
  };
}

/** Whether the tasks of an open poi stay closed until the player arrives. */
export function waitsForArrival(
  { arrived, solved, wrong }: OfflineProgress,
  { id, arrival, tasks }: OfflinePoi,
): boolean {
  const answered = tasks.some((task) => solved.has(task.id) || (wrong.get(task.id) ?? 0) > 0);
  return awaitsArrival({ radius: arrival.radius, arrived: arrived.has(id), answered });
}

function arrive(moment: Moment, submission: Of<'arrival'>): Judgement {
  const { progress, at } = moment;
  const poi = findPoi(moment, ({ id }) => id === submission.progress_id);
  refuseLocked(moment, poi);
  const net = netPoints(progress.earned, progress.spent, progress.adjusted);
  const outcome = { progress_type: 'arrival', progress_id: poi.id, netPoints: net } as const;
  if (!waitsForArrival(progress, poi)) return { progress, outcome };
  refuseUnproven(moment, poi, submission);
  const arrived = new Set(progress.arrived).add(poi.id);
  return { progress: { ...progress, arrived, lastProgressAt: at, lastAnswerAt: at }, outcome };
}

function refuseUnproven(
  { game, progress, at }: Moment,
  { arrival: { radius, target, code, wait_minutes }, location_type }: OfflinePoi,
  submission: Of<'arrival'>,
): void {
  switch (submission.via) {
    case 'code': {
      const given = normalizeArrivalCode(submission.code);
      if (given !== code && given !== game.content.organiser_code) throw new Problem('wrong_arrival_code');
      return;
    }
    case 'self_reported': {
      const from = selfReportFrom(wait_minutes, [progress.lastProgressAt]);
      if (from === null || at < from) throw new Problem('not_there_yet');
      return;
    }
    case 'position': {
      const { accuracy, position } = submission;
      if (accuracy === 'poor') throw new Problem('position_inaccurate');
      if (target === null) throw new Problem('not_there_yet');
      if (position === undefined || arrivalJudgeOf(location_type, target) === 'phone') return; // judged before it was sent
      const verdict = judgeArrival(position, { target, radius: radius ?? 0 });
      if (verdict !== 'arrived') throw new Problem(verdict);
    }
  }
}
