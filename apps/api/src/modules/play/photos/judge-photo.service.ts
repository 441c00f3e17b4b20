import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { recount } from '../counting/count-history.service.ts';
import { giveResult, takeResult } from './photo-results.service.ts';
import { type PhotoRow, updatePhoto } from './photos.repository.ts';

export type SentPhoto = PhotoRow & { taskId: number; sentAt: Date };

interface Judgement {
  verdict: 'accepted' | 'rejected';
  /** Of an accepted photo. */
  points: number;
  reason: string | null;
  at: Date;
}

/** Stores the verdict on a photo and gives or withdraws the solved task. Runs with the lock of the participation. */
export async function judgePhoto(tx: Tx, photo: SentPhoto, { verdict, points, reason, at }: Judgement): Promise<void> {
  const onBoard = verdict === 'accepted' && photo.onBoard;
  // First, because what is counted again depends on the verdict.
  await updatePhoto(tx, photo.id, { state: verdict, reason, reviewedAt: at, reportedAt: null, onBoard, updatedAt: at });
  if (verdict === 'accepted') await giveResult(tx, photo, points);
  else {
    await takeResult(tx, photo, at);
    await recount(tx, photo.participationId);
  }
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
