import { FEEDBACK_MONTHS } from '@puzzle-runs/domain/insights/feedback.ts';
import { WRONG_ANSWER_DAYS } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import type { Tx } from '#db/store.ts';
import {
  deleteWrongAnswersBefore,
  deleteWrongAnswersOfBattle,
  deleteWrongAnswersOfCreator,
} from '../counting/wrong-answers.repository.ts';
import { deletePhotosInRunsOf, deletePhotosOfBattle, listAwaitedInBattle } from '../photos/photos.repository.ts';
import {
  deleteCommentsBefore,
  deleteCommentsOfBattle,
  deleteCommentsOfCreator,
  deleteReportsBefore,
  deleteReportsOfBattle,
  deleteReportsOfCreator,
} from './feedback.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes reports and comments that are older than twelve months, and wrong answers that were not given again for 90
 * days.
 */
export async function deleteOldFeedback(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - FEEDBACK_MONTHS);
  await deleteReportsBefore(tx, before);
  await deleteCommentsBefore(tx, before);
  await deleteWrongAnswersBefore(tx, new Date(now.getTime() - WRONG_ANSWER_DAYS * DAY_MS));
}

/**
 * Deletes what the teams of a battle wrote and photographed; their results stay.
 * @returns participations whose photos waited for a verdict: pass them to `recountWithoutPhotos` after the transaction
 */
export async function deleteFeedbackOfBattle(tx: Tx, battleId: number): Promise<number[]> {
  const waiting = await listAwaitedInBattle(tx, battleId);
  await deleteWrongAnswersOfBattle(tx, battleId);
  await deleteReportsOfBattle(tx, battleId);
  await deleteCommentsOfBattle(tx, battleId);
  await deletePhotosOfBattle(tx, battleId);
  return waiting;
}

/**
 * Deletes what players wrote and photographed in the runs of an account: only the creator could read it, and a run that
 * stays has no creator any more.
 */
export async function deleteFeedbackOfCreator(tx: Tx, userId: number): Promise<void> {
  await deleteReportsOfCreator(tx, userId);
  await deleteCommentsOfCreator(tx, userId);
  await deleteWrongAnswersOfCreator(tx, userId);
  await deletePhotosInRunsOf(tx, userId);
}
