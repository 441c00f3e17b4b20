import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { WRONG_ANSWER_DAYS } from '@puzzle-runs/domain/limits.ts';
import { numberAnswer } from '@puzzle-runs/domain/task/guess-number.ts';
import { isWritten, wrongAnswerText } from '@puzzle-runs/domain/task/wrong-answer-text.ts';
import type { Tx } from '#db/store.ts';
import { findParticipation, type Participation } from '../play.repository.ts';
import { addSolvedAt } from '../recalculate-points.repository.ts';
import { insertSolution } from '../submissions/submission-marks.repository.ts';
import { findEarlier } from '../submissions/submissions.repository.ts';
import { countForInsights, secondsForTask } from './count-act.service.ts';
import { addWrongAnswer, deleteWrongAnswersBefore, findWrongAnswer } from './wrong-answers.repository.ts';
import { subtractWrong } from './wrong-attempts.repository.ts';

export {
  deleteWrongAnswer,
  deleteWrongAnswersOfBattle,
  listGivers,
  listWrongAnswers,
} from './wrong-answers.repository.ts';

const DAY_MS = 86_400_000;

interface WrongAttempt {
  participation: Pick<Participation, 'id' | 'trial'>;
  taskId: number;
  at: Date;
}

/** Stores a wrong answer for the creator, except in trials and for kinds in which players choose or sort. */
export function rememberWrongAnswer(
  tx: Tx,
  { participation, taskId, at }: WrongAttempt,
  { task_type: type, answer }: Extract<Submission, { progress_type: 'task' }>,
): void {
  if (participation.trial !== null || !isWritten(type)) return;
  const given = type === 'guess_number' ? numberAnswer(answer as string | number) : answer;
  const text = wrongAnswerText(type, given as never);
  addWrongAnswer(tx, { participationId: participation.id, taskId, text, lastAt: at });
}

/** Deletes wrong answers that were not given again for 90 days. */
export function deleteOldWrongAnswers(tx: Tx, now: Date): Promise<void> {
  return deleteWrongAnswersBefore(tx, new Date(now.getTime() - WRONG_ANSWER_DAYS * DAY_MS));
}

/**
 * Gives a participation the task and its points as of the time of its answer, which the creator accepted afterwards. Does nothing if the
 * participation has solved the task, or did not give the answer. Runs in a transaction with the lock of the participation. @returns the
 * battle whose ranking changed
 */
export async function acceptFor(
  tx: Tx,
  participationId: number,
  { task, text }: { task: { id: number; poiId: number; points: number }; text: string },
): Promise<{ battleId: number | null } | undefined> {
  const participation = await findParticipation(tx, participationId);
  const given = await findWrongAnswer(tx, { participationId, taskId: task.id, text });
  const earlier = await findEarlier(tx, participationId, { submissionId: null, taskId: task.id });
  if (!participation || !given || earlier.solution) return undefined;
  const at = given.lastAt;
  const { progressorType, progressorId, lastSolvedAt } = participation;
  const member = progressorType === 'team' ? '' : `${progressorType}:${progressorId}`;
  const { id: taskId, points } = task;
  const gained = points - earlier.tried.points;
  insertSolution(tx, { participationId, taskId, points, solvedAt: at, member, device: '', answer: null });
  await addSolvedAt(tx, { id: participationId, points: gained, at, adjusted: participation.adjusted ?? 0 });
  await subtractWrong(tx, { participationId, taskId });
  const before = lastSolvedAt !== null && lastSolvedAt < at ? lastSolvedAt : null;
  const seconds = secondsForTask({ ...participation, lastSolvedAt: before }, null, at);
  const act = { kind: 'accepted', poiId: task.poiId, taskId, seconds, gained } as const;
  await countForInsights(tx, { participation, tally: earlier.tally, content: undefined, at }, act);
  return { battleId: participation.battleId };
}
