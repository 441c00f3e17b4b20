import { mayRetake, stateOnSending, verdictOnSending } from '../photo/photo-review.ts';
import { Problem } from '../problem.ts';
import type { PhotoContent } from '../tasks/photo/photo.ts';
import type { Applied } from './act.ts';
import type { Game } from './game.ts';
import { type Progress, withEntry } from './progress.ts';
import { type Answered, refuseSolved, solve } from './solve-task.ts';

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
  const before = withoutSolution(progress, taskId);
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

/** The progress without a solution and its points. Pois that are open stay open, because they are marked before. */
export function withoutSolution(progress: Progress, taskId: number): Progress {
  if (!progress.solved.has(taskId)) return progress;
  return { ...progress, solved: withEntry(progress.solved, taskId, undefined) };
}
