import type { PlayedPhoto } from '@puzzle-runs/contract/task.ts';
import {
  mayRetake,
  type PhotoReview,
  type PhotoState,
  shownPhotoState,
} from '@puzzle-runs/domain/photo/photo-review.ts';

interface Judged {
  review: PhotoReview | null;
  state: PhotoState | null;
}

/** Both columns are set once a photo was sent. */
export function verdictOf({ review, state }: Judged): { review: PhotoReview; state: PhotoState } {
  return { review: review ?? 'none', state: state ?? 'accepted' };
}

/** A sent photo as its team sees it. `points`: of the solved task, null while it is not solved. */
export function toPlayedPhoto({
  id,
  reason,
  points,
  ...photo
}: Judged & { id: number; reason: string | null; points: number | null }): PlayedPhoto {
  const verdict = verdictOf(photo);
  return { id, state: shownPhotoState(verdict), reason, points, may_retake: mayRetake(verdict) };
}
