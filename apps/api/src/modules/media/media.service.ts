import { createHash } from 'node:crypto';
import type { Picture } from '@puzzle-runs/contract/management/media.ts';
import type { Deps } from '#deps.ts';
import { readPicture, type StoredPicture } from './pictures.ts';

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
 * Stores a picture and answers its address.
 * @throws `wrong_media_type` for what is no picture.
 */
export async function storePicture({ media }: Pick<Deps, 'media'>, bytes: Buffer): Promise<Picture> {
  const { data, width, height }: StoredPicture = await inTurn(() => readPicture(bytes));
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.webp`;
  await media.save(name, data);
  return { url: `/media/${name}`, width, height, bytes: data.length };
}

/** A stored picture, null when there is none of that name. */
export async function findPicture({ media }: Pick<Deps, 'media'>, name: string): Promise<Buffer | null> {
  return NAME.test(name) ? media.find(name) : null;
}
