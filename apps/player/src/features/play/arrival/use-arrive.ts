import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { useRefusalHandler } from '../submission/use-refusal-handler.ts';
import { useSubmission } from '../submission/use-submission.ts';

type Arrival = Extract<Submission, { progress_type: 'arrival' }>;
export type ArrivalProof = Arrival extends infer A
  ? A extends Arrival
    ? Omit<A, 'progress_type' | 'progress_id' | 'submission_id'>
    : never
  : never;

/** Sends the arrival at a poi with its proof. */
export function useArrive(poiId: number) {
  const handleRefusal = useRefusalHandler();
  const target = { progress_type: 'arrival', progress_id: poiId } as const;
  const { mutate, isPending, error, variables, waiting } = useSubmission(target, {
    onRefused: (problem) => handleRefusal(problem, poiId),
  });
  return {
    arrive: (proof: ArrivalProof) => mutate({ progress_type: 'arrival', progress_id: poiId, ...proof }),
    isPending: isPending && !waiting,
    /** An arrival that waits for a network. */
    waiting,
    /** Why the last proof was refused; null while one is on its way. */
    refusal: isPending ? null : error,
    /** The last proof of this visit. */
    via: variables?.progress_type === 'arrival' ? variables.via : undefined,
  };
}

export type Arriving = ReturnType<typeof useArrive>;
