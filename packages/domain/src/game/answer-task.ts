import { Problem } from '../problem.ts';
import { hasAttemptLeft, remainingAttempts } from '../tasks/attempts.ts';
import { isBlankAnswer } from '../tasks/blank-answer.ts';
import { isAnswerRightInAnyLanguage, rightPartsInAnyLanguage } from '../tasks/check-answer.ts';
import { afterWrongTry, bringsPartialPoints } from '../tasks/partial-points.ts';
import { replyTo } from '../tasks/replies.ts';
import { type TaskAnswers, type TaskType, taskKind } from '../tasks/task-kinds.ts';
import { wrongAnswerText } from '../tasks/wrong-answer-text.ts';
import { refuseLocked, waitsForArrival } from './access.ts';
import type { AnswerSubmission, Applied, Context, Effect } from './act.ts';
import type { Game } from './game.ts';
import { type Progress, type Tries, withEntry } from './progress.ts';
import { sendPhoto } from './send-photo.ts';
import { type Answered, refuseSolved, solve } from './solve-task.ts';

export const UNTRIED: Tries = { wrong: 0, best: null, points: 0, lastAt: null };

/** Checks an answer: a right one brings the points of its task, a wrong one counts as an attempt. */
export function answerTask(game: Game, progress: Progress, submission: AnswerSubmission, context: Context): Applied {
  const given = givenAnswer(submission);
  const found = game.taskById.get(submission.progress_id);
  if (!found?.task.solution) throw new Problem('not_found');
  const { poi, task } = found;
  if (task.taskType !== submission.task_type) throw new Problem('invalid_request');
  refuseLocked(game, progress, { poi, at: context.at });
  if (waitsForArrival(poi, progress)) throw new Problem('not_there_yet');
  const answered = { poi, task: { ...task, solution: found.task.solution }, submission, context };
  if (task.taskType === 'photo') return sendPhoto(game, progress, answered);
  refuseSolved(progress, answered);
  const { wrong } = progress.tries.get(task.id) ?? UNTRIED;
  if (!hasAttemptLeft(task.attempts, wrong)) throw new Problem('no_attempts_left');
  if (isAnswerRightInAnyLanguage(task.taskType, answered.task.solution, given)) return solve(progress, answered);
  // The option was deleted while the phone had no network.
  if (taskKind(task.taskType).isNeverWrong) throw new Problem('invalid_request', undefined, 'answer');
  return countWrong(game, progress, { ...answered, given });
}

/** The answer as it is compared. @throws Problem `invalid_request` for a blank one */
function givenAnswer({ task_type, answer }: AnswerSubmission): TaskAnswers[TaskType] {
  const { comparedAnswer } = taskKind(task_type);
  if (comparedAnswer) return comparedAnswer(answer);
  if (isBlankAnswer(answer)) throw new Problem('invalid_request', undefined, 'answer');
  return answer as TaskAnswers[TaskType]; // the contract, and the form of the kind, check its shape
}

/**
 * Counts a wrong answer; with the last attempt, the best try brings its points. An answer whose reply is free counts
 * as no try.
 */
function countWrong(
  { trial }: Game,
  progress: Progress,
  { poi, task, given, context: { at } }: Answered & { given: TaskAnswers[TaskType] },
): Applied {
  const { id: taskId, taskType, attempts, solution } = task;
  const before = progress.tries.get(taskId) ?? UNTRIED;
  const reply = replyTo(taskType, solution, given);
  const replied = reply && { replyId: reply.id };
  const text = trial === null ? wrongAnswerText(taskType, given) : undefined;
  const kept: Effect[] = text === undefined ? [] : [{ effect: 'keep_wrong_answer', taskId, text }];
  if (reply?.free) {
    const remaining = remainingAttempts(attempts, before.wrong);
    const result = { kind: 'wrong', taskId, remaining, partialPoints: null, ...replied } as const;
    return { progress, outcome: { result, effects: kept } };
  }
  const wrong = before.wrong + 1;
  const parts = rightPartsInAnyLanguage(taskType, solution, given);
  const tried = afterWrongTry(task, before, { parts, wrong });
  const remaining = remainingAttempts(attempts, wrong);
  const isOver = bringsPartialPoints(task) && remaining === 0;
  const effects: Effect[] = [{ effect: 'count', act: { kind: 'wrong', poiId: poi.id, taskId } }, ...kept];
  return {
    progress: { ...progress, tries: withEntry(progress.tries, taskId, { ...tried, wrong, lastAt: at }) },
    outcome: {
      result: { kind: 'wrong', taskId, remaining, partialPoints: isOver ? tried.points : null, ...replied },
      effects,
    },
  };
}
