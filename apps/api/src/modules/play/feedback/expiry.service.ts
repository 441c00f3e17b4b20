import { FEEDBACK_MONTHS } from '@puzzle-runs/domain/insights/feedback.ts';
import type { Tx } from '#db/store.ts';
import { deleteWrongAnswersOfCreator } from '../counting/wrong-answers.repository.ts';
import { deleteCommentsBefore, deleteCommentsOfBattle, deleteCommentsOfCreator } from './rating-comments.repository.ts';
import { deleteReportsBefore, deleteReportsOfBattle, deleteReportsOfCreator } from './task-reports.repository.ts';

/** Deletes reports and comments that are older than twelve months. */
export async function deleteOldFeedback(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - FEEDBACK_MONTHS);
  await deleteReportsBefore(tx, before);
  await deleteCommentsBefore(tx, before);
}

export async function deleteFeedbackOfBattle(tx: Tx, battleId: number): Promise<void> {
  await deleteReportsOfBattle(tx, battleId);
  await deleteCommentsOfBattle(tx, battleId);
}

/** Deletes feedback about the runs of an account: only the creator could read it, and a run that stays has no creator any more. */
export async function deleteFeedbackOfCreator(tx: Tx, userId: number): Promise<void> {
  await deleteReportsOfCreator(tx, userId);
  await deleteCommentsOfCreator(tx, userId);
  await deleteWrongAnswersOfCreator(tx, userId);
}
