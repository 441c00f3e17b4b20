import type { OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { PlayedPhoto } from '@puzzle-runs/contract/task.ts';
import { shownPhotoState, stateOnSending, verdictOnSending } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { PhotoContent } from '@puzzle-runs/domain/task/task-types.ts';
import type { OfflineProgress } from './offline-progress.ts';

/** How the photo of a task is reviewed; undefined for tasks of other kinds. */
function reviewOf({ task_type, solution }: OfflineTask): PhotoContent['review'] | undefined {
  // The cast is safe: kind and content come as a pair.
  return task_type === 'photo' ? (solution as PhotoContent).review : undefined;
}

/** Whether an answer neither solves the task nor fails: its photo counts once the reviewer has accepted it. */
export function isPendingOnSending(task: OfflineTask): boolean {
  const review = reviewOf(task);
  return review !== undefined && verdictOnSending(review) === 'pending';
}

/** The photos of a participation after one was sent; those of other kinds of task do not change. */
export function photosAfter(
  { photos }: OfflineProgress,
  task: OfflineTask,
  answer: unknown,
): OfflineProgress['photos'] {
  const review = reviewOf(task);
  if (review === undefined) return photos;
  const state = shownPhotoState({ review, state: stateOnSending(review) });
  const points = state === 'pending' ? null : task.points;
  // The cast is safe: the form of photo tasks made the answer.
  const photo: PlayedPhoto = { id: answer as number, state, reason: null, points };
  return new Map(photos).set(task.id, photo);
}
