import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ApiProblem } from '../api/api-problem.ts';

/** The part of a mutation that a task card needs: sends an answer and returns the result. */
export type TaskSubmission = Pick<
  UseMutationResult<SubmissionResult, ApiProblem, Submission>,
  'data' | 'error' | 'isPending' | 'submittedAt' | 'mutate'
> & {
  /** What is on its way waits for a connection. */
  isOffline?: boolean;
};
