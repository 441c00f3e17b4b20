import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import type { PlayedContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { ProblemParams } from '@puzzle-runs/domain/problem.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ApiProblem } from '../api/api-problem.ts';

/** A task of one kind. Same as the contract's union, but ties kind and content together for generic code. */
export type Task<K extends TaskType = TaskType> = Omit<PlayedTask, 'task_type' | 'task'> & {
  task_type: K;
  task: PlayedContent<K>;
};

/** Dictionary key of a task's kind as its players see it: only some places to find have a QR code. */
export function playedKindKey({ task_type, task }: Task) {
  const isWithoutCode = task_type === 'locate' && 'locate_type' in task && task.locate_type === 'image';
  return isWithoutCode ? 'play.kind.place' : (`play.kind.${task_type}` as const);
}

/** What a device remembers of one task; each player site decides where. Without it nothing is remembered. */
export interface TaskMemory {
  /** The entered answer of the open task, unchecked; undefined without one. */
  draft: unknown;
  saveDraft: (draft: unknown) => void;
  /** The parameters of the last refused wrong answer, with the reply of the creator. */
  refused: ProblemParams | undefined;
  /** The right answer as text; undefined when another device solved the task. */
  given: string | undefined;
}

/** The part of a mutation that a task card needs: sends an answer and returns the result. */
export type TaskSubmission = Pick<
  UseMutationResult<SubmissionResult, ApiProblem, Submission>,
  'data' | 'error' | 'isPending' | 'submittedAt' | 'mutate'
> & {
  /** What is on its way waits for a connection. */
  isOffline?: boolean;
};
