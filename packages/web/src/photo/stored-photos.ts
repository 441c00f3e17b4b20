import { browserDatabase } from '../storage/browser-database.ts';
import {
  reportBrokenStorage,
  requireConstants,
  type StorageFailure,
  storageFailureOf,
  tolerateBlockedStorage,
} from '../storage/storage-failure.ts';
import { dropHeldPhoto, heldPhoto } from './held-photos.ts';

/** A photo is stored before its entry is queued: younger photos without an entry are not leftovers. */
const QUEUING_MS = 60_000;

/**
 * Stores a photo until it is sent.
 * @returns why the browser refuses; then this page keeps it as long as it is open
 */
export async function storePhoto(id: number, photo: Blob): Promise<StorageFailure | undefined> {
  try {
    const bytes = await photo.arrayBuffer();
    await (await browserDatabase()).put('photos', { id, bytes, type: photo.type, savedAt: Date.now() });
    return undefined;
  } catch (error) {
    reportBrokenStorage(error);
    return storageFailureOf(error);
  }
}

/** A photo that waits on this device; undefined when its data was cleared. */
export async function findStoredPhoto(id: number): Promise<Blob | undefined> {
  const held = heldPhoto(id);
  if (held) return held;
  const stored = await tolerateBlockedStorage(async () => (await browserDatabase()).get('photos', id));
  return stored && new Blob([stored.bytes], { type: stored.type });
}

/** Removes the photos that no entry of the outbox refers to. */
export async function removeOtherPhotos(wanted: ReadonlySet<number>, now = Date.now()): Promise<void> {
  await tolerateBlockedStorage(async () => {
    requireConstants({ QUEUING_MS });
    const database = await browserDatabase();
    for (const { id, savedAt } of await database.getAll('photos'))
      if (!wanted.has(id) && savedAt <= now - QUEUING_MS) await database.delete('photos', id);
  });
}

/** Removes a photo that was sent or taken back. */
export async function removePhoto(id: number): Promise<void> {
  dropHeldPhoto(id);
  await tolerateBlockedStorage(async () => (await browserDatabase()).delete('photos', id));
}
