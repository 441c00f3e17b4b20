import { PICTURE_UNUSED_DAYS } from '@puzzle-runs/domain/media-url.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readAll } from '#media-storage/media-storage.ts';
import { isUsedSince, listUsed } from './picture-uses.repository.ts';
import {
  deletePicture,
  hasPicture,
  keepPicture,
  listPicturesBefore,
  updateAbandoned,
  updateUsed,
} from './pictures.repository.ts';
import { smallerNames } from './smaller-pictures.service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tolerated clock difference between two processes. */
const CLOCKS_MS = 5 * MINUTE;

type Clearing = Pick<Deps, 'store' | 'media' | 'now'>;

/**
 * Deletes pictures that were unused for PICTURE_UNUSED_DAYS (docs/decisions/0016); returns their number. Usage is
 * looked up once a day. Safe to run on several processes; concurrent saves and uploads are detected.
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

/** Lets the next clean-up delete the pictures of an account, unless they are still used. */
export function releasePicturesOf(tx: Tx, userId: number): Promise<void> {
  return updateAbandoned(tx, userId);
}

/** Deletes a picture that was unused at `at`, unless it is used by now. */
async function clear({ store, media }: Clearing, name: string, at: Date): Promise<0 | 1> {
  const bytes = await readAll(media, name);
  const isUsed = (tx: Tx) => isUsedSince(tx, name, before(at, CLOCKS_MS));
  const deleted = await store.transact(async (tx) =>
    (await isUsed(tx)) ? undefined : deletePicture(tx, name, before(at, PICTURE_UNUSED_DAYS * DAY)),
  );
  if (!deleted) return 0;
  // On PostgreSQL a save that ran beside this transaction may have committed first: a new transaction sees it.
  const restored = await store.transact(async (tx) => {
    if (!(await isUsed(tx))) return false;
    await keepPicture(tx, { ...deleted, usedAt: at });
    return true;
  });
  if (restored) return 0;
  for (const file of [name, ...smallerNames(name)]) await media.delete(file);
  // Uploads insert the row first: a concurrent upload may have saved the file that was just deleted.
  if (bytes && (await hasPicture(store.db, name))) await media.save(name, bytes);
  return 1;
}

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms);
}
