import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { mayRetake, stateOnSending, verdictOnSending } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { PhotoContent } from '@puzzle-runs/domain/task/task-types.ts';
import type { Tx } from '#db/store.ts';
import type { PlayedTaskRow } from '../cached-content.repository.ts';
import { recount } from '../counting/count-history.service.ts';
import { giveResult, takeResult } from '../photos/photo-results.service.ts';
import { deletePhotos, findPhoto, findPhotoOfTask, updatePhoto } from '../photos/photos.repository.ts';
import { findParticipation } from '../play.repository.ts';
import { countSubmission, type SubmissionContext, type SubmissionOutcome } from './submission-context.ts';

type SentPhoto = Extract<Submission, { task_type: 'photo' }>;

interface Sending {
  task: PlayedTaskRow;
  submission: SentPhoto;
  /** Gives the points of a solved task. */
  reward(): Promise<SubmissionOutcome>;
  /** Throws for a task that is solved and whose photo cannot be replaced. */
  refuseSolved(): void;
}

/**
 * Sends an uploaded photo as the answer to a photo task. Until the earlier one was reviewed, and after a rejection, it replaces that one.
 * @throws `not_found` for a photo of another participation, or one that was sent before
 */
export async function sendPhoto(
  tx: Tx,
  by: SubmissionContext,
  { task, submission, reward, refuseSolved }: Sending,
): Promise<SubmissionOutcome> {
  const { participation, at } = by;
  const { id: participationId } = participation;
  const earlier = await findPhotoOfTask(tx, { participationId, taskId: task.id });
  if (!earlier || !mayRetake({ state: earlier.state ?? 'accepted' })) refuseSolved();
  if (earlier && !mayRetake({ state: earlier.state ?? 'accepted' })) throw new Problem('task_already_progressed');
  const photo = await findPhoto(tx, submission.answer);
  if (photo?.participationId !== participationId || photo.state !== null) throw new Problem('not_found');
  if (earlier) {
    await takeResult(tx, { participationId, taskId: task.id }, at);
    await deletePhotos(tx, [earlier.id]);
  }
  // Tests of creators are never reviewed.
  const review = participation.trial === null ? (task.content as PhotoContent).review : 'none';
  await updatePhoto(tx, photo.id, {
    taskId: task.id,
    explorationId: participation.explorationId, // uploaded in another run if the team was merged meanwhile
    review,
    state: stateOnSending(review),
    sentAt: at,
    boardAllowed: submission.board_allowed,
    updatedAt: at,
  });
  const state = verdictOnSending(review);
  if (!earlier && state === 'solved') return reward();
  if (state === 'solved') await giveResult(tx, { ...photo, taskId: task.id, sentAt: at }, task.points);
  else if (earlier) await recount(tx, participationId);
  else await countSubmission(tx, by, { kind: 'sent', poiId: task.poiId, taskId: task.id });
  const { earned, spent, adjusted } = (earlier && (await findParticipation(tx, participationId))) ?? participation;
  const points = state === 'solved' ? task.points : 0;
  const net = netPoints(earned, spent, adjusted ?? 0);
  return { status: 200, body: { progress_type: 'task', progress_id: task.id, state, points, netPoints: net } };
}
