import { Problem } from '@puzzle-runs/domain/problem.ts';
import {
  isAnswerRightInAnyLanguage,
  rightPartsInAnyLanguage,
} from '@puzzle-runs/domain/task/answer-in-any-language.ts';
import { hasAttemptLeft, remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { isBlankAnswer } from '@puzzle-runs/domain/task/blank-answer.ts';
import { afterWrongTry, type TriedParts } from '@puzzle-runs/domain/task/partial-points.ts';
import type { TaskAnswers, TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** A task with its solution, for previews and playgrounds, where it need not be secret. */
export interface TaskWithSolution<K extends TaskType = TaskType> {
  name: string;
  /** Sanitised HTML. */
  description: string;
  points: number;
  /** Null: unlimited. */
  attempts: number | null;
  /** Sanitised HTML; empty without one. */
  explanation?: string;
  /** Whether explanation and solution are also shown after the last attempt. */
  explain_after_attempts?: boolean;
  /** Whether the best try brings points when the last attempt is used. */
  partial?: boolean;
  task_type: K;
  task: TaskContents[K];
  /** Its content with the answers of other languages, which are right as well; missing without any. */
  translations?: readonly TaskContents[K][];
}

/** State of a task's attempts. */
export interface AttemptState {
  solved: boolean;
  /** Number of wrong answers. */
  wrong: number;
  /** The best wrong answer and its points; missing without any. */
  tried?: TriedParts;
}

const UNTRIED: TriedParts = { best: null, points: 0 };

interface Verdict {
  attempts: AttemptState;
  /** The problem shown for a wrong answer; undefined when the answer is right. */
  refusal?: Problem;
}

/**
 * Judges an answer in the browser by the rules of the API. Sends nothing.
 * @param answer as made by the form of the task's kind
 * @throws Problem when nothing changes: nothing to see in the answer, already solved, or no attempts left
 */
export function judgeAnswer(task: TaskWithSolution, before: AttemptState, answer: unknown): Verdict {
  const { solved, wrong } = before;
  if (task.task_type !== 'guess_number' && isBlankAnswer(answer))
    throw new Problem('invalid_request', undefined, 'answer');
  if (solved) throw new Problem('task_already_progressed');
  if (!hasAttemptLeft(task.attempts, wrong)) throw new Problem('no_attempts_left');
  // The cast is safe: the form of the task's kind made the answer.
  const contents = { content: task.task, translations: task.translations ?? [] };
  if (isAnswerRightInAnyLanguage(task.task_type, contents, answer as TaskAnswers[TaskType]))
    return { attempts: { solved: true, wrong } };
  const { task_type, points, attempts, partial = false } = task;
  const parts = rightPartsInAnyLanguage(task_type, contents, answer as TaskAnswers[TaskType]);
  const tried = afterWrongTry({ points, attempts, partial }, before.tried ?? UNTRIED, { parts, wrong: wrong + 1 });
  const remaining_attempts = remainingAttempts(attempts, wrong + 1);
  const isOver = partial && remaining_attempts === 0;
  return {
    attempts: { solved, wrong: wrong + 1, tried },
    refusal: new Problem('wrong_answer', { remaining_attempts, ...(isOver && { partial_points: tried.points }) }),
  };
}
