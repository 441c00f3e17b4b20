import { Problem } from '@puzzle-runs/domain/problem.ts';
import { hasAttemptLeft, remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { isRight } from '@puzzle-runs/domain/task/check-answer.ts';
import type { TaskAnswers, TaskContents, TaskType } from '@puzzle-runs/domain/task/content.ts';

/** A quest with everything that is right about it: shown where nothing has to be kept from who tries it. */
export interface WholeQuest<K extends TaskType = TaskType> {
  name: string;
  /** HTML that may be shown as it is. */
  description: string;
  points: number;
  /** Null is unlimited. */
  attempts: number | null;
  task_type: K;
  task: TaskContents[K];
}

/** How far a quest was tried. */
export interface Tries {
  solved: boolean;
  /** Wrong answers so far. */
  wrong: number;
}

interface Verdict {
  tries: Tries;
  /** What a wrong answer is told; undefined when the answer is right. */
  refusal?: Problem;
}

/**
 * Judges an answer in the browser as the API does (specification 1, part 4). Nothing is sent.
 * @param answer as the form of the quest's kind made it
 * @throws Problem where nothing changes: solved before, no attempts left
 */
export function judgeAnswer(quest: WholeQuest, { solved, wrong }: Tries, answer: unknown): Verdict {
  if (solved) throw new Problem('task_already_progressed');
  if (!hasAttemptLeft(quest.attempts, wrong)) throw new Problem('no_attempts_left');
  // The form of the quest's kind made the answer, so the two belong together.
  if (isRight(quest.task_type, quest.task, answer as TaskAnswers[TaskType])) return { tries: { solved: true, wrong } };
  return {
    tries: { solved, wrong: wrong + 1 },
    refusal: new Problem('wrong_answer', { remaining_attempts: remainingAttempts(quest.attempts, wrong + 1) }),
  };
}
