import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

/** An answer to a quest, as a device sends it. */
export function answerTo(task: { id: number; taskType: TaskType }, answer: unknown, submissionId?: string) {
  const { id, taskType } = task;
  return {
    progress_type: 'task',
    progress_id: id,
    task_type: taskType,
    answer,
    ...(submissionId !== undefined && { submission_id: submissionId }),
  } as Submission; // tests send wrong types on purpose
}

type ArrivalSubmission = Extract<Submission, { progress_type: 'arrival' }>;
/** Proof of an arrival. */
export type ArrivalProof = ArrivalSubmission extends infer A
  ? A extends ArrivalSubmission
    ? Omit<A, 'progress_type' | 'progress_id'>
    : never
  : never;

/** An arrival at a spot. */
export function arriveAt(poi: { id: number }, proof: ArrivalProof): Submission {
  return { progress_type: 'arrival', progress_id: poi.id, ...proof };
}

/** The payment for a hint. */
export function payFor(hint: { id: number }, submissionId?: string): Submission {
  return {
    progress_type: 'hint',
    progress_id: hint.id,
    ...(submissionId !== undefined && { submission_id: submissionId }),
  };
}
