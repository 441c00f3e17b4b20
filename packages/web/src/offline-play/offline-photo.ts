import type { OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { mayRetake, shownPhotoState, stateOnSending } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { PhotoContent } from '@puzzle-runs/domain/task/task-types.ts';
import { type OfflineProgress, withSolved } from './offline-progress.ts';

/** A photo task of the package. */
export type OfflinePhotoTask = OfflineTask & { task_type: 'photo' };

/**
 * Applies the rules of the server to a photo that is sent at a time in milliseconds on the server's clock. `answer` is the id of the photo on
 * this device.
 * @throws Problem for a task that is solved, unless its photo may be replaced
 */
export function sendPhotoOffline(
  progress: OfflineProgress,
  task: OfflinePhotoTask,
  { answer, at }: { answer: number; at: number },
): { progress: OfflineProgress; outcome: SubmissionResult } {
  const { id } = task;
  const earlier = progress.photos.get(id);
  if (earlier ? !earlier.may_retake : progress.solved.has(id)) throw new Problem('task_already_progressed');
  // The cast is safe: kind and content come as a pair.
  const { review } = task.solution as PhotoContent;
  const sent = stateOnSending(review);
  const state = shownPhotoState({ review, state: sent });
  const points = state === 'pending' ? null : task.points;
  const photo = { id: answer, state, reason: null, points, may_retake: mayRetake({ state: sent }) };
  const before = withoutResult(progress, id);
  const earned = before.earned + (points ?? 0);
  const net = netPoints(earned, before.spent, before.adjusted);
  const after = { ...before, photos: new Map(before.photos).set(id, photo), lastAnswerAt: at };
  const outcome = { progress_type: 'task', progress_id: id, points: points ?? 0, netPoints: net } as const;
  if (points === null) return { progress: after, outcome: { ...outcome, state: 'pending' } };
  return {
    progress: withSolved(after, id, { at, answer, earned, net }),
    outcome: { ...outcome, state: 'solved' },
  };
}

/** The progress without the points and the solution of a task's earlier photo. The highest net points stay, as on the server. */
function withoutResult(progress: OfflineProgress, id: number): OfflineProgress {
  if (!progress.solved.has(id)) return progress;
  const solved = new Map(progress.solved);
  solved.delete(id);
  const earned = progress.earned - (progress.photos.get(id)?.points ?? 0);
  return { ...progress, earned, solved, solvedTasks: progress.solvedTasks - 1 };
}
