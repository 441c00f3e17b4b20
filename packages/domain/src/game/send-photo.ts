import { mayRetake, stateOnSending, verdictOnSending } from '../photo/photo-review.ts';
import { isUnlocked } from '../poi/unlock-by-points-time-tasks.ts';
import { Problem } from '../problem.ts';
import type { PhotoContent } from '../tasks/photo/photo.ts';
import type { Applied } from './act.ts';
import type { Game } from './game.ts';
import { type Progress, withEntry } from './progress.ts';
import { type Answered, refuseSolved, solve } from './solve-task.ts';
import { reachedAt } from './standing.ts';

/** Sends a photo as an answer. Until the earlier one was reviewed, and after a rejection, it replaces that one. */
export function sendPhoto(game: Game, progress: Progress, answered: Answered): Applied {
  const { poi, task, submission, context } = answered;
  const { id: taskId } = task;
  const earlier = progress.photos.get(taskId);
  if (!earlier || !mayRetake(earlier)) refuseSolved(progress, answered);
  if (earlier && !mayRetake(earlier)) throw new Problem('task_already_progressed');
  if (context.isPhotoFree === false) throw new Problem('not_found');
  const review = game.trial === null ? (task.solution.content as PhotoContent).review : 'none';
  const photo = {
    id: submission.answer as number,
    member: context.by?.member ?? null,
    review,
    state: stateOnSending(review),
    reason: null,
    sentAt: context.at,
  };
  const before = withoutSolution(game, progress, { taskId, at: context.at });
  const sent = { ...before, photos: withEntry(before.photos, taskId, photo) };
  const recount = { effect: 'recount' } as const;
  if (verdictOnSending(review) === 'solved') {
    const solved = solve(sent, answered);
    return earlier ? { ...solved, outcome: { ...solved.outcome, effects: [recount] } } : solved;
  }
  const count = { effect: 'count', act: { kind: 'sent', poiId: poi.id, taskId } } as const;
  return {
    progress: sent,
    outcome: { result: { kind: 'pending', taskId, points: 0 }, effects: [earlier ? recount : count] },
  };
}

/** The progress without a solution and its points. Pois that are open stay open. */
export function withoutSolution(
  game: Game,
  progress: Progress,
  { taskId, at }: { taskId: number; at: number },
): Progress {
  if (!progress.solved.has(taskId)) return progress;
  const after = { ...progress, solved: withEntry(progress.solved, taskId, undefined) };
  const [reached, remaining] = [reachedAt(game, progress, at), reachedAt(game, after, at)];
  const opened = new Map(progress.opened);
  for (const { id, prerequisites } of game.pois)
    if (!opened.has(id) && isUnlocked(prerequisites, reached) && !isUnlocked(prerequisites, remaining))
      opened.set(id, at);
  return { ...after, opened };
}
