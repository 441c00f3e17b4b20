import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { OutboxEntry, QueuedBody } from '@puzzle-runs/web/outbox/outbox-entry.ts';

/** An answer with a photo. In the outbox, `answer` is the id of the photo on this device. */
type PhotoAnswer = Extract<Submission, { task_type: 'photo' }>;

export function isPhotoAnswer(body: QueuedBody): body is PhotoAnswer {
  return body.progress_type === 'task' && body.task_type === 'photo';
}

/** Removes the photo of an entry that was sent or taken back. */
export async function removePhotoOf({ body }: Pick<OutboxEntry, 'body'>): Promise<void> {
  if (!isPhotoAnswer(body)) return;
  const { removePhoto } = await import('@puzzle-runs/web/photo/stored-photos.ts');
  await removePhoto(body.answer);
}

/** Removes all photos but those of these entries. */
export async function removePhotosExcept(entries: readonly OutboxEntry[]): Promise<void> {
  const wanted = new Set(entries.flatMap(({ body }) => (isPhotoAnswer(body) ? [body.answer] : [])));
  const { removeOtherPhotos } = await import('@puzzle-runs/web/photo/stored-photos.ts');
  await removeOtherPhotos(wanted);
}
