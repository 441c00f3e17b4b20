import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { UploadedPicture } from '@puzzle-runs/contract/management/media.ts';
import { PICTURE_WIDTHS, type PictureWidth } from '@puzzle-runs/domain/picture-sizes.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readAll, type StoredFile } from '#media-storage/media-storage.ts';
import { readPicture, type StoredPicture, shrinkPicture } from './convert-picture.ts';
import { keepPicture, listNamesAfter } from './pictures.repository.ts';

/** File name: a content hash, so equal pictures share a name and names cannot be guessed. */
const NAME = /^[0-9a-f]{40}\.webp$/;

/** The file name of a picture. */
export function pictureName(data: Buffer): string {
  return `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.webp`;
}

let last: Promise<unknown> = Promise.resolve();

/** Mutex: one picture at a time, because a decoded picture takes up to 200 MB. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/** Re-encodes an uploaded picture without its metadata. Throws `wrong_media_type`. */
export function convertPicture(bytes: Buffer): Promise<StoredPicture> {
  return inTurn(() => readPicture(bytes));
}

/**
 * Stores a picture of an account, or of none, and returns its address. The row is written before the file, so no file is without a row.
 * @throws `wrong_media_type`.
 */
export async function storePicture(
  { store, media, now }: Pick<Deps, 'store' | 'media' | 'now'>,
  userId: number | null,
  bytes: Buffer,
): Promise<UploadedPicture> {
  const { data, width, height }: StoredPicture = await convertPicture(bytes);
  const name = pictureName(data);
  await store.transact((tx) => keepPicture(tx, { name, userId, usedAt: now() }));
  await media.save(name, data);
  return { url: `/media/${name}`, width, height, bytes: data.length };
}

type Smaller = { name: string; width: PictureWidth };

function fileNameOf({ name, width }: Smaller): string {
  return name.replace('.webp', `-${width}.webp`);
}

/** The file names of all smaller sizes of a picture. */
export function smallerNames(name: string): string[] {
  return PICTURE_WIDTHS.map((width) => fileNameOf({ name, width }));
}

/**
 * A stored picture, whose stream the caller must read or destroy; null for an unknown name. A smaller size is made at its first request
 * and stored beside the picture.
 */
export async function findPicture(
  { media, log }: Pick<Deps, 'media' | 'log'>,
  name: string,
  width?: PictureWidth,
): Promise<StoredFile | null> {
  if (!NAME.test(name)) return null;
  if (width === undefined) return media.open(name);
  const smaller = fileNameOf({ name, width });
  const stored = () => media.open(smaller);
  return (
    (await stored()) ??
    inTurn(async () => {
      const made = await stored(); // by the request before
      if (made) return made;
      const original = await readAll(media, name);
      if (!original) return null;
      const data = await shrinkPicture(original, width);
      // A full disk must not hide the picture: it is made again at the next request.
      await media
        .save(smaller, data)
        .catch((error: unknown) => log.warn(error, 'a smaller picture could not be stored'));
      return { stream: Readable.from([data]), size: data.length };
    })
  );
}

/** The names of all pictures that the database knows. */
export async function* listPictureNames(db: Db): AsyncGenerator<string> {
  for (let names = await listNamesAfter(db, ''); names.length > 0; names = await listNamesAfter(db, names.at(-1) ?? ''))
    yield* names;
}
