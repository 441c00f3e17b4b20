import { shownAfterAnswer } from '@puzzle-runs/domain/task/after-answer.ts';
import { rightAnswer } from '@puzzle-runs/domain/task/right-answer.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { AttemptState, TaskWithSolution } from './rules-engine.ts';
import type { Task } from './task.ts';

/** What a task shows after these attempts, where its solution need not be secret. */
export function afterAttempts<K extends TaskType>(
  task: Pick<TaskWithSolution<K>, 'attempts' | 'explanation' | 'explain_after_attempts' | 'task_type' | 'task'>,
  tries: AttemptState,
): Pick<Task<K>, 'explanation' | 'revealed_answer'> {
  const { attempts, explanation = '', explain_after_attempts: explainAfterAttempts = false } = task;
  const shown = shownAfterAnswer({ explainAfterAttempts, attempts }, tries);
  return {
    explanation: shown.explanation && explanation !== '' ? explanation : null,
    // The cast is safe: kind and content match.
    revealed_answer: shown.rightAnswer ? (rightAnswer(task.task_type, task.task) as Task['revealed_answer']) : null,
  };
}
