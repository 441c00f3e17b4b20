import { createHash } from 'node:crypto';
import type { UploadedPicture } from '@puzzle-runs/contract/management/media.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { onePictureAtATime, readPicture, type StoredPicture } from './convert-picture.ts';
import { keepPicture, listNamesAfter } from './pictures.repository.ts';

/** The file name of a picture or a sound. @param extension without the dot */
export function storedFileName(data: Buffer, extension: string): string {
  return `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.${extension}`;
}

/** Re-encodes an uploaded picture without its metadata. Throws `wrong_media_type`. */
export function convertPicture(bytes: Buffer): Promise<StoredPicture> {
  return onePictureAtATime(() => readPicture(bytes));
}

/**
 * Stores a picture of an account, or of none, and returns its address.
 * The row is written before the file, so no file is without a row.
 * @throws `wrong_media_type`.
 */
export async function storePicture(
  { store, media, now }: Pick<Deps, 'store' | 'media' | 'now'>,
  userId: number | null,
  bytes: Buffer,
): Promise<UploadedPicture> {
  const { data, width, height }: StoredPicture = await convertPicture(bytes);
  const name = storedFileName(data, 'webp');
  await store.transact((tx) => keepPicture(tx, { name, userId, usedAt: now() }));
  await media.save(name, data);
  return { url: `/media/${name}`, width, height, bytes: data.length };
}

/** The names of all pictures that the database knows. */
export async function* listPictureNames(db: Db): AsyncGenerator<string> {
  for (let names = await listNamesAfter(db, ''); names.length > 0; names = await listNamesAfter(db, names.at(-1) ?? ''))
    yield* names;
}
