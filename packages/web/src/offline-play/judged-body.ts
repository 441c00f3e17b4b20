import type { Submission } from '@puzzle-runs/contract/play/submission.ts';

/**
 * The body that the outbox sends for a submission that the phone has judged: without the position, which the phone has compared, and for a
 * self-reported arrival with the mark that the waiting time was over on the phone.
 */
export function judgedBody(submission: Submission): Submission {
  if (submission.progress_type !== 'arrival') return submission;
  if (submission.via === 'self_reported') return { ...submission, waited_offline: true };
  if (submission.via === 'code') return submission;
  const { position: _position, ...kept } = submission;
  return kept;
}
