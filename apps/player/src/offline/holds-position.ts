import type { Submission } from '@puzzle-runs/contract/play/submission.ts';

/** Whether a submission holds a position, which the outbox must not store. */
export function holdsPosition(body: Submission): boolean {
  return body.progress_type === 'arrival' && body.via === 'position' && body.position !== undefined;
}
