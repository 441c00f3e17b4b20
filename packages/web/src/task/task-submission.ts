import type { Submission, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ApiProblem } from '../api/api-problem.ts';

/** How an answer is sent and what became of it: what a task's card needs of a mutation. */
export type TaskSubmission = Pick<
  UseMutationResult<SubmissionResult, ApiProblem, Submission>,
  'data' | 'error' | 'isPending' | 'failureCount' | 'submittedAt' | 'mutate'
>;
