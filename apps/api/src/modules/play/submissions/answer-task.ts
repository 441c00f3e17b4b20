import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import {
  isAnswerRightInAnyLanguage,
  rightPartsInAnyLanguage,
} from '@puzzle-runs/domain/task/answer-in-any-language.ts';
import { hasAttemptLeft, remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { numberAnswer } from '@puzzle-runs/domain/task/guess-number.ts';
import { afterWrongTry, bringsPartialPoints } from '@puzzle-runs/domain/task/partial-points.ts';
import type { Tx } from '#db/store.ts';
import { findTask, type PlayedTaskRow } from '../cached-content.repository.ts';
import { secondsForTask } from '../counting/count-act.service.ts';
import { rememberWrongAnswer } from '../counting/wrong-answers.service.ts';
import { addWrong, clearPartial } from '../counting/wrong-attempts.repository.ts';
import { addPartial, addSolved } from './add-points.repository.ts';
import { refuseBeforeArrival } from './arrive-at-poi.ts';
import { sendPhoto } from './send-photo.ts';
import {
  countSubmission,
  refuseLockedPoi,
  type SubmissionContext,
  type SubmissionOutcome,
} from './submission-context.ts';
import { insertSolution } from './submission-marks.repository.ts';

type AnsweredTask = NonNullable<Awaited<ReturnType<typeof findTask>>>;
type Answer = Extract<Submission, { progress_type: 'task' }>;

/** Checks an answer: adds points for a right one, counts an attempt for a wrong one. */
export async function answerTask(tx: Tx, by: SubmissionContext, submission: Answer): Promise<SubmissionOutcome> {
  const { participation, content } = by;
  const { wrong } = by.earlier;
  const task = await findTask(tx, submission.progress_id, { explorationId: participation.explorationId, content });
  if (!task) throw new Problem('not_found');
  if (task.taskType !== submission.task_type) throw new Problem('invalid_request');
  await refuseLockedPoi(tx, by, task.poiId);
  const arrivedAt = await refuseBeforeArrival(tx, by, task);
  if (submission.task_type === 'photo') {
    return sendPhoto(tx, by, {
      task,
      submission,
      reward: () => reward(tx, by, { ...task, arrivedAt }, submission.answer),
      refuseSolved: () => refuseSolved(by),
    });
  }
  refuseSolved(by);
  if (!hasAttemptLeft(task.attempts, wrong)) throw new Problem('no_attempts_left');
  if (isRightAnswer(task, submission)) return reward(tx, by, { ...task, arrivedAt }, submission.answer);
  return refuse(tx, by, { task, submission });
}

/** Counts a wrong answer; with the last attempt, the best try brings its points. */
async function refuse(
  tx: Tx,
  by: SubmissionContext,
  { task, submission }: { task: AnsweredTask; submission: Answer },
): Promise<SubmissionOutcome> {
  const { participation, earlier, at } = by;
  const { id: taskId, poiId, attempts } = task;
  const wrong = earlier.wrong + 1;
  const parts = rightPartsInAnyLanguage(task.taskType, task as never, givenAnswer(submission) as never);
  const tried = afterWrongTry(task, earlier.tried, { parts, wrong });
  const gained = tried.points - earlier.tried.points;
  addWrong(tx, { participationId: participation.id, taskId, lastAt: at, tried });
  if (gained > 0) addPartial(tx, { id: participation.id, earned: gained, adjusted: participation.adjusted ?? 0 });
  rememberWrongAnswer(tx, { participation, taskId, at }, submission);
  await countSubmission(tx, by, { kind: 'wrong', poiId, taskId, gained });
  const remaining_attempts = remainingAttempts(attempts, wrong);
  const isOver = bringsPartialPoints(task) && remaining_attempts === 0;
  const params = { remaining_attempts, ...(isOver && { partial_points: tried.points }) };
  return { status: 422, body: { errors: [{ code: 'wrong_answer', params }] } };
}

/**
 * Refuses a solved task: `task_already_progressed` to the player who solved it, `duplicated_answer` to others. A guest has one device;
 * an account or a team may use several, distinguished by the `device` of their run tokens.
 */
function refuseSolved({ player, participation, earlier: { solution } }: SubmissionContext): void {
  if (!solution) return;
  const member = solverOf({ player, participation });
  const sameDevice = member.startsWith('guest:') || solution.device === player.device;
  throw new Problem(solution.member === member && sameDevice ? 'task_already_progressed' : 'duplicated_answer');
}

/** Solo: the participation's owner, because the token may predate an account takeover. Team: the member named in the token. */
function solverOf({ player: { user }, participation }: Pick<SubmissionContext, 'player' | 'participation'>): string {
  const { progressorType, progressorId } = participation;
  return progressorType === 'team' ? `${user.user_type}:${user.user_id}` : `${progressorType}:${progressorId}`;
}

function isRightAnswer(task: AnsweredTask, submission: Answer): boolean {
  return isAnswerRightInAnyLanguage(task.taskType, task as never, givenAnswer(submission) as never);
}

function givenAnswer({ answer, task_type }: Answer): unknown {
  return task_type === 'guess_number' ? numberAnswer(answer as string | number) : answer;
}

/** Adds the points of a solved task and keeps the answer, which every phone of the team shows. */
async function reward(
  tx: Tx,
  by: SubmissionContext,
  task: Pick<PlayedTaskRow, 'id' | 'poiId' | 'points'> & { arrivedAt: Date | null },
  answer: Answer['answer'],
): Promise<SubmissionOutcome> {
  const { player, participation, at } = by;
  const { id, earned, spent, adjusted } = participation;
  const { points } = task;
  const gained = points - by.earlier.tried.points;
  insertSolution(tx, {
    participationId: id,
    taskId: task.id,
    points,
    solvedAt: at,
    member: solverOf({ player, participation }),
    device: player.device,
    answer,
  });
  if (gained !== points) clearPartial(tx, { participationId: id, taskId: task.id });
  addSolved(tx, { id, points, earned: gained, adjusted: adjusted ?? 0, at });
  const seconds = secondsForTask(participation, task.arrivedAt, at);
  await countSubmission(tx, by, { kind: 'solved', poiId: task.poiId, taskId: task.id, seconds, gained });
  const net = netPoints(earned + gained, spent, adjusted ?? 0);
  return {
    status: 200,
    body: { progress_type: 'task', progress_id: task.id, state: 'solved', points, netPoints: net },
  };
}
