import type { OutboxEntry, QueuedBody } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import type { PhotoAnswer } from './photo-outbox.ts';

export function isPhotoAnswer(body: QueuedBody): body is PhotoAnswer {
  return body.progress_type === 'task' && body.task_type === 'photo';
}

/** Loaded with the first photo. */
export function loadPhotoOutbox() {
  return import('./photo-outbox.ts');
}

/** Removes the photo of an entry that was sent or taken back. */
export async function removePhotoOf({ body }: Pick<OutboxEntry, 'body'>): Promise<void> {
  if (isPhotoAnswer(body)) await (await loadPhotoOutbox()).photoOutbox.remove(body.answer);
}

/** Removes all photos but those of these entries. */
export async function removePhotosExcept(entries: readonly OutboxEntry[]): Promise<void> {
  const wanted = new Set(entries.flatMap(({ body }) => (isPhotoAnswer(body) ? [body.answer] : [])));
  await (await loadPhotoOutbox()).photoOutbox.removeOthers(wanted);
}
