import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { OutboxEntry, QueuedBody } from '@puzzle-runs/web/outbox/outbox-entry.ts';

/** An answer with a photo. In the outbox, `answer` is the id of the photo on this device. */
export type PhotoAnswer = Extract<Submission, { task_type: 'photo' }>;

export function isPhotoAnswer(body: QueuedBody): body is PhotoAnswer {
  return body.progress_type === 'task' && body.task_type === 'photo';
}

/** Ids of the photos that entries are about to send. */
export function photosOf(entries: readonly OutboxEntry[]): Set<number> {
  return new Set(entries.flatMap(({ body }) => (isPhotoAnswer(body) ? [body.answer] : [])));
}
