import { PICTURE_UNUSED_DAYS } from '@puzzle-runs/domain/limits.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { isUsedSince, listUsed } from './picture-uses.repository.ts';
import { deletePicture, hasPicture, listPicturesBefore, updateAbandoned, updateUsed } from './pictures.repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** By how much the clocks of two processes may differ. */
const CLOCKS_MS = 5 * MINUTE;

type Clearing = Pick<Deps, 'store' | 'media' | 'now'>;

/**
 * Deletes the pictures that nothing has shown for PICTURE_UNUSED_DAYS (docs/decisions/0025), and answers how many. Which ones something
 * shows is looked up once a day. Any number of processes may do so at the same time, and whoever saves or uploads in between is seen.
 */
export async function deleteUnusedPictures(deps: Clearing): Promise<number> {
  const { store, now } = deps;
  const at = now();
  const due = await listPicturesBefore(store.db, before(at, DAY));
  if (due.length === 0) return 0;
  const used = await listUsed(store.db, new Set(due.map(({ name }) => name)));
  await store.transact((tx) => updateUsed(tx, used, at));
  const shown = new Set(used);
  let cleared = 0;
  for (const { name, usedAt } of due)
    if (usedAt < before(at, PICTURE_UNUSED_DAYS * DAY) && !shown.has(name)) cleared += await clear(deps, name, at);
  return cleared;
}

/** Lets the pictures of an account go with the next clearing, unless something shows them still. */
export function releasePicturesOf(tx: Tx, userId: number): Promise<void> {
  return updateAbandoned(tx, userId);
}

/** Deletes a picture that nothing showed at this time, unless something does by now. */
async function clear({ store, media }: Clearing, name: string, at: Date): Promise<0 | 1> {
  const bytes = await media.find(name);
  const unused = await store.transact(async (tx) => {
    if (await isUsedSince(tx, name, before(at, CLOCKS_MS))) return false;
    return deletePicture(tx, name, before(at, PICTURE_UNUSED_DAYS * DAY));
  });
  if (!unused) return 0;
  await media.delete(name);
  // Uploading writes the row first: whoever did so before this has perhaps saved a file that was deleted just now.
  if (bytes && (await hasPicture(store.db, name))) await media.save(name, bytes);
  return 1;
}

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms);
}
