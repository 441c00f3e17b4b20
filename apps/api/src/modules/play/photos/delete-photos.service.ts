import {
  awaitsVerdict,
  PHOTO_DAYS,
  PHOTO_UNUSED_HOURS,
  type PhotoReview,
  type PhotoState,
} from '@puzzle-runs/domain/photo/photo-review.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { recountStored } from '../counting/count-history.service.ts';
import {
  deletePhotos,
  dropPictures,
  forgetFile,
  listAbandonedFiles,
  listFilesAfter,
  listPhotosOfMember,
  listSentBefore,
  listUnusedBefore,
} from './photos.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Files per query. */
const AT_ONCE = 500;

type Deleting = Pick<Deps, 'store' | 'media' | 'log'>;

/**
 * Deletes photos that were not sent within a day, and the pictures of others once the run's days are over; logs their
 * numbers. Idempotent; several processes may run it at once.
 */
export async function deleteExpiredPhotos(deps: Deleting & Pick<Deps, 'now'>): Promise<void> {
  const { store, log, now } = deps;
  const at = now().getTime();
  const unused = await listUnusedBefore(store.db, new Date(at - PHOTO_UNUSED_HOURS * HOUR_MS));
  const expired: number[] = [];
  for (const days of PHOTO_DAYS)
    expired.push(...(await listSentBefore(store.db, { days, time: new Date(at - days * DAY_MS) })));
  for (let from = 0; from < unused.length; from += AT_ONCE)
    await store.transact((tx) => deletePhotos(tx, unused.slice(from, from + AT_ONCE)));
  for (let from = 0; from < expired.length; from += AT_ONCE)
    await store.transact((tx) => dropPictures(tx, expired.slice(from, from + AT_ONCE)));
  if (unused.length + expired.length > 0)
    log.info({ expired: expired.length, unused: unused.length }, 'photos of players deleted');
  await deleteAbandonedFiles(deps);
}

/**
 * Deletes the files whose photos are gone, also those that a cascade deleted. A file that cannot be deleted now is
 * tried again by the next call, so this never throws.
 */
export async function deleteAbandonedFiles({ store, media, log }: Deleting): Promise<void> {
  try {
    for (;;) {
      const names = await listAbandonedFiles(store.db, AT_ONCE);
      for (const name of names) {
        await media.delete(name);
        await store.transact((tx) => forgetFile(tx, name));
      }
      if (names.length < AT_ONCE) return;
    }
  } catch (error) {
    log.warn(error, 'files of deleted photos could not be deleted, will be retried');
  }
}

/**
 * Deletes the pictures that a member uploaded, everywhere or in one participation. A photo that waits for its verdict
 * is deleted completely, so its task is open again; the results of reviewed photos stay with the team.
 * @returns participations whose photos waited: pass them to `recountWithoutPhotos` after the transaction
 */
export async function deletePhotosOfMember(tx: Tx, members: string[], participationId?: number): Promise<number[]> {
  const photos = await listPhotosOfMember(tx, members, participationId === undefined ? undefined : [participationId]);
  const whole = photos.filter((photo) => photo.state === null || awaitsVerdict(verdictOf(photo)));
  const results = photos.filter((photo) => !whole.includes(photo));
  await deletePhotos(tx, idsOf(whole));
  await dropPictures(tx, idsOf(results));
  return [...new Set(whole.flatMap(({ state, participationId }) => (state === null ? [] : [participationId])))];
}

/** Counts participations again whose waiting photos were deleted without their lock. */
export async function recountWithoutPhotos({ store }: Pick<Deps, 'store'>, ids: readonly number[]): Promise<void> {
  for (const id of ids) await store.transact((tx) => recountStored(tx, id), { lock: `participation:${id}` });
}

function idsOf(photos: readonly { id: number }[]): number[] {
  return photos.map(({ id }) => id);
}

/** The names of all files of photos. */
export async function* listPhotoFiles(db: Db): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const names = await listFilesAfter(db, last, AT_ONCE);
    yield* names;
    const end = names.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

export interface Judged {
  review: PhotoReview | null;
  state: PhotoState | null;
}

/** Both columns are set once a photo was sent. */
export function verdictOf({ review, state }: Judged): { review: PhotoReview; state: PhotoState } {
  return { review: review ?? 'none', state: state ?? 'accepted' };
}

/** Deletes the picture of a photo at once; its verdict stays. */
export async function deletePictureOf(deps: Deleting, id: number): Promise<void> {
  await deps.store.transact((tx) => dropPictures(tx, [id]));
  await deleteAbandonedFiles(deps);
}
