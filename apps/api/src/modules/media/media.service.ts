import { createHash } from 'node:crypto';
import type { UploadedPicture } from '@puzzle-runs/contract/management/media.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#session.ts';
import { readPicture, type StoredPicture } from './convert-picture.ts';
import { keepPicture } from './pictures.repository.ts';

/** The name of a stored picture: the same picture has the same name, and nobody guesses the name of another. */
const NAME = /^[0-9a-f]{40}\.webp$/;

let last: Promise<unknown> = Promise.resolve();

/** One picture after another: unfolded, one takes up to 200 MB. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/**
 * Stores a picture of an account and answers its address. It stays as long as something shows it, and for a while besides
 * (clearing.service.ts): its row is written before its file, so that no file is without one.
 * @throws `wrong_media_type` for what is no picture.
 */
export async function storePicture(
  { store, media, now }: Pick<Deps, 'store' | 'media' | 'now'>,
  { user_id: userId }: Session,
  bytes: Buffer,
): Promise<UploadedPicture> {
  const { data, width, height }: StoredPicture = await inTurn(() => readPicture(bytes));
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.webp`;
  await store.transact((tx) => keepPicture(tx, { name, userId, usedAt: now() }));
  await media.save(name, data);
  return { url: `/media/${name}`, width, height, bytes: data.length };
}

/** A stored picture, null when there is none of that name. */
export async function findPicture({ media }: Pick<Deps, 'media'>, name: string): Promise<Buffer | null> {
  return NAME.test(name) ? media.find(name) : null;
}
