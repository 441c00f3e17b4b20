import { Problem } from '@puzzle-runs/domain/problem.ts';
import { hasAttemptLeft, remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { isAnswerRight } from '@puzzle-runs/domain/task/check-answer.ts';
import type { TaskAnswers, TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** A task with everything that is right about it: shown where nothing has to be kept from who tries it. */
export interface TaskWithSolution<K extends TaskType = TaskType> {
  name: string;
  /** HTML that may be shown as it is. */
  description: string;
  points: number;
  /** Null is unlimited. */
  attempts: number | null;
  task_type: K;
  task: TaskContents[K];
}

/** How far a task was tried. */
export interface AttemptState {
  solved: boolean;
  /** Wrong answers so far. */
  wrong: number;
}

interface Verdict {
  attempts: AttemptState;
  /** What a wrong answer is told; undefined when the answer is right. */
  refusal?: Problem;
}

/**
 * Judges an answer in the browser as the API does (specification 1, part 4). Nothing is sent.
 * @param answer as the form of the task's kind made it
 * @throws Problem where nothing changes: solved before, no attempts left
 */
export function judgeAnswer(task: TaskWithSolution, { solved, wrong }: AttemptState, answer: unknown): Verdict {
  if (solved) throw new Problem('task_already_progressed');
  if (!hasAttemptLeft(task.attempts, wrong)) throw new Problem('no_attempts_left');
  // The form of the task's kind made the answer, so the two belong together.
  if (isAnswerRight(task.task_type, task.task, answer as TaskAnswers[TaskType]))
    return { attempts: { solved: true, wrong } };
  return {
    attempts: { solved, wrong: wrong + 1 },
    refusal: new Problem('wrong_answer', { remaining_attempts: remainingAttempts(task.attempts, wrong + 1) }),
  };
}
