import { Problem } from '@puzzle-runs/domain/problem.ts';
import { hasAttemptLeft, remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { isAnswerRight } from '@puzzle-runs/domain/task/check-answer.ts';
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
  task_type: K;
  task: TaskContents[K];
}

/** State of a task's attempts. */
export interface AttemptState {
  solved: boolean;
  /** Number of wrong answers. */
  wrong: number;
}

interface Verdict {
  attempts: AttemptState;
  /** The problem shown for a wrong answer; undefined when the answer is right. */
  refusal?: Problem;
}

/**
 * Judges an answer in the browser by the rules of the API. Sends nothing.
 * @param answer as made by the form of the task's kind
 * @throws Problem when nothing changes: already solved, or no attempts left
 */
export function judgeAnswer(task: TaskWithSolution, { solved, wrong }: AttemptState, answer: unknown): Verdict {
  if (solved) throw new Problem('task_already_progressed');
  if (!hasAttemptLeft(task.attempts, wrong)) throw new Problem('no_attempts_left');
  // The cast is safe: the form of the task's kind made the answer.
  if (isAnswerRight(task.task_type, task.task, answer as TaskAnswers[TaskType]))
    return { attempts: { solved: true, wrong } };
  return {
    attempts: { solved, wrong: wrong + 1 },
    refusal: new Problem('wrong_answer', { remaining_attempts: remainingAttempts(task.attempts, wrong + 1) }),
  };
}
