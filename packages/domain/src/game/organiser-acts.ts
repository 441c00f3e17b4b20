import { Problem } from '../problem.ts';
import { optionIdsOf } from '../tasks/decision/decision.ts';
import { partialPoints } from '../tasks/partial-points.ts';
import { isOpen } from './access.ts';
import { type Applied, type Context, type OrganiserAct, unchanged } from './act.ts';
import type { Game } from './game.ts';
import { type Progress, withEntry } from './progress.ts';
import { withoutSolution } from './send-photo.ts';
import { solve } from './solve-task.ts';
import { reachedAt, standingOf } from './standing.ts';

/** Most characters of a message to teams, or of the reason for given points. */
export const MESSAGE_MAX = 500;
/** A team gets at most one extra day. */
export const EXTRA_MINUTES_MAX = 1_440;
/** Most teams of one call for several teams. */
export const TEAM_ACTIONS_MAX = 500;

type Act<Name extends OrganiserAct['act']> = Extract<OrganiserAct, { act: Name }>;

/** More than any battle needs, and small enough for a 32-bit column. */
const ADJUSTED_MAX = 1_000_000_000;

const CHANGED = { kind: 'changed' } as const;

/**
 * Carries out what an organiser does. Unlike a player's act, it is possible before the start and after the end of a
 * battle.
 */
export function carryOutAct(game: Game, progress: Progress, act: OrganiserAct, context: Context): Applied {
  const { at } = context;
  switch (act.act) {
    case 'give_points':
      return givePoints(progress, act);
    case 'open_poi':
      return openPoi(game, progress, { ...act, at });
    case 'judge_photo':
      return judgePhoto(progress, act);
    case 'recalculate':
      return recalculate(progress, act);
    case 'accept_answer':
      return acceptAnswer(game, progress, act);
    case 'choose':
      return choose(game, progress, { ...act, context });
  }
}

/** The sum of given and taken points after one more act. Throws `invalid_request` if it exceeds ±1,000,000,000. */
export function sumOfGiven(adjusted: number, points: number): number {
  const sum = adjusted + points;
  if (Math.abs(sum) > ADJUSTED_MAX) throw new Problem('invalid_request');
  return sum;
}

/** Given points unlock pois like earned ones; taken points lock nothing, because the highest net points stay. */
function givePoints(progress: Progress, { points }: Act<'give_points'>): Applied {
  return unchanged({ ...progress, adjusted: sumOfGiven(progress.adjusted, points) }, CHANGED);
}

/** Opens a poi regardless of its prerequisites. Throws `not_found`, `nochange` if it is open already. */
function openPoi(game: Game, progress: Progress, { poiId, at }: Act<'open_poi'> & { at: number }): Applied {
  const poi = game.poiById.get(poiId);
  if (!poi) throw new Problem('not_found');
  if (isOpen(game, poi, progress, { reached: reachedAt(game, progress, at), at })) throw new Problem('nochange');
  return unchanged({ ...progress, opened: withEntry(progress.opened, poiId, at) }, CHANGED);
}

/**
 * Gives the task of a photo and its points as of the time of sending, or changes the points; a rejection withdraws
 * them.
 */
function judgePhoto(progress: Progress, { taskId, verdict, points, reason }: Act<'judge_photo'>): Applied {
  const photo = progress.photos.get(taskId);
  if (!photo) throw new Problem('not_found');
  const photos = withEntry(progress.photos, taskId, { ...photo, state: verdict, reason });
  const effects = [{ effect: 'recount' }] as const;
  if (verdict === 'rejected')
    return {
      progress: { ...withoutSolution(progress, taskId), photos },
      outcome: { result: CHANGED, effects },
    };
  const sent = {
    at: photo.sentAt,
    answer: photo.id,
    by: photo.member === null ? null : { member: photo.member, device: '' },
  };
  const solution = { ...(progress.solved.get(taskId) ?? sent), points };
  return {
    progress: { ...progress, photos, solved: withEntry(progress.solved, taskId, solution) },
    outcome: { result: CHANGED, effects },
  };
}

/** Gives the mark of a task new points. Open pois stay open, because the highest net points never drop. */
function recalculate(progress: Progress, { taskId, points, attempts }: Act<'recalculate'>): Applied {
  const solution = progress.solved.get(taskId);
  if (solution)
    return unchanged({ ...progress, solved: withEntry(progress.solved, taskId, { ...solution, points }) }, CHANGED);
  const tries = progress.tries.get(taskId);
  const brings = tries?.best && (tries.points > 0 || (attempts !== null && tries.wrong >= attempts));
  if (!tries || !brings) return unchanged(progress, CHANGED);
  const changed = { ...tries, points: partialPoints(points, tries.best) };
  return unchanged({ ...progress, tries: withEntry(progress.tries, taskId, changed) }, CHANGED);
}

/** Gives a task and its points as of the time of an answer that was wrong. Does nothing if the task is solved. */
function acceptAnswer(game: Game, progress: Progress, act: Act<'accept_answer'>): Applied {
  const { taskId, answeredAt: at, member } = act;
  const found = game.taskById.get(taskId);
  if (!found) throw new Problem('not_found');
  if (progress.solved.has(taskId)) return unchanged(progress, CHANGED);
  const { poi, task } = found;
  const tries = progress.tries.get(taskId);
  const fewer = tries && tries.wrong > 1 ? { ...tries, wrong: tries.wrong - 1, points: 0 } : undefined;
  const counted = { kind: 'accepted', poiId: poi.id, taskId, seconds: secondsBefore(progress, at) } as const;
  return {
    progress: {
      ...progress,
      solved: withEntry(progress.solved, taskId, { points: task.points, at, answer: null, by: { member, device: '' } }),
      tries: withEntry(progress.tries, taskId, fewer),
    },
    outcome: { result: CHANGED, effects: [{ effect: 'count', act: counted }] },
  };
}

/**
 * Chooses in a test play, as a player does, whether or not the poi of the decision is open. Throws `not_found`,
 * `invalid_request` for another kind of task, another option, or a second choice.
 */
function choose(
  { taskById, trial }: Game,
  progress: Progress,
  { taskId, option, context }: Act<'choose'> & { context: Context },
): Applied {
  const found = taskById.get(taskId);
  if (!found?.task.solution || trial === null) throw new Problem('not_found');
  const { poi, task } = found;
  const isOption = optionIdsOf(found.task.solution.content)?.includes(option) ?? false;
  if (!isOption || progress.solved.has(taskId)) throw new Problem('invalid_request');
  const submission = { progress_type: 'task', progress_id: taskId, task_type: 'decision', answer: [option] } as const;
  return solve(progress, { poi, task: { ...task, solution: found.task.solution }, submission, context });
}

/** Seconds between the last task that was solved before a time, or the start, and that time. */
function secondsBefore(progress: Progress, at: number): number {
  const { lastSolvedAt } = standingOf(progress);
  return (at - Math.max(progress.startedAt, lastSolvedAt !== null && lastSolvedAt < at ? lastSolvedAt : 0)) / 1_000;
}

/**
 * The progress of a team into which another one is merged: spots that were open or done for that one stay so, and its
 * points are added.
 */
export function absorb(
  progress: Progress,
  { opened, done, adjusted }: Pick<Progress, 'opened' | 'done' | 'adjusted'>,
): Progress {
  const after = {
    ...progress,
    opened: new Map([...opened, ...progress.opened]),
    done: new Map([...done, ...progress.done]),
    adjusted: progress.adjusted + adjusted,
  };
  return { ...after, highestNet: Math.max(standingOf(progress).highestNet, standingOf(after).highestNet) };
}
