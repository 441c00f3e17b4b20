import type { Submission } from '@puzzle-runs/contract/play/submission.ts';

/**
 * What the outbox sends of a submission that the phone has judged: no position, because the phone has compared it, and of a report that the
 * waiting time was over on the phone.
 */
export function judgedBody(submission: Submission): Submission {
  if (submission.progress_type !== 'arrival') return submission;
  if (submission.via === 'self_reported') return { ...submission, waited_offline: true };
  if (submission.via === 'code') return submission;
  const { position: _position, ...kept } = submission;
  return kept;
}
