import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { isPhotoAnswer, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';

/** Loaded with the first photo. @throws ApiProblem `network` when its code cannot be loaded */
export async function loadPhotoOutbox() {
  try {
    return await import('./photo-outbox.ts');
  } catch {
    throw new ApiProblem(0, 'network');
  }
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
