import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { carryOut } from '../submit/carry-out.service.ts';
import { findPlayed, type Played } from '../submit/find-played.service.ts';
import { deletePhotos, type PhotoRow, updatePhoto } from './photos.repository.ts';

export type SentPhoto = PhotoRow & { taskId: number; sentAt: Date };

interface Sending {
  /** Before the photo was sent. */
  played: Played;
  /** After it. */
  progress: Progress;
  submission: Extract<Submission, { task_type: 'photo' }>;
}

/** Stores that an uploaded photo was sent as an answer, and deletes the one that it replaces. */
export async function storeSentPhoto(tx: Tx, { played, progress, submission }: Sending): Promise<void> {
  const { progress_id: taskId, board_allowed: boardAllowed } = submission;
  const [earlier, photo] = [played.progress.photos.get(taskId), progress.photos.get(taskId)];
  if (!photo) throw new Error(`photo ${submission.answer} was not sent`);
  if (earlier) await deletePhotos(tx, [earlier.id]);
  const sentAt = new Date(photo.sentAt);
  await updatePhoto(tx, photo.id, {
    taskId,
    explorationId: played.participation.explorationId, // uploaded in another run if the team was merged meanwhile
    review: photo.review,
    state: photo.state,
    sentAt,
    boardAllowed,
    updatedAt: sentAt,
  });
}

interface Judgement {
  verdict: 'accepted' | 'rejected';
  /** Of an accepted photo. */
  points: number;
  reason: string | null;
  at: Date;
}

/** Stores the verdict on a photo and gives or withdraws the solved task. Runs with the lock of the participation. */
export async function judgePhoto(
  deps: Pick<Deps, 'log' | 'store'>,
  tx: Tx,
  photo: SentPhoto,
  { verdict, points, reason, at }: Judgement,
): Promise<void> {
  const played = await findPlayed(tx, photo.participationId, deps.store.db);
  if (!played) throw new Problem('not_found');
  const act = { act: 'judge_photo', taskId: photo.taskId, verdict, points, reason } as const;
  await carryOut(deps, tx, played, act, { at: at.getTime(), by: null });
  const onBoard = verdict === 'accepted' && photo.onBoard;
  await updatePhoto(tx, photo.id, { state: verdict, reason, reviewedAt: at, reportedAt: null, onBoard, updatedAt: at });
}

/** Shows an accepted photo on the big screen, or takes it off. Throws `forbidden` unless its team allowed it. */
export async function showPhotoOnBoard(
  tx: Tx,
  photo: SentPhoto,
  { onBoard, at }: { onBoard: boolean; at: Date },
): Promise<void> {
  const isShowable = photo.boardAllowed && photo.state === 'accepted' && photo.file !== null;
  if (onBoard && !isShowable) throw new Problem('forbidden');
  const reportedAt = onBoard ? null : photo.reportedAt;
  await updatePhoto(tx, photo.id, { onBoard, reportedAt, updatedAt: at });
}
