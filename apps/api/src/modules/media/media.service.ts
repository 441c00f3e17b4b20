import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { UploadedPicture } from '@puzzle-runs/contract/management/media.ts';
import { PICTURE_WIDTHS, type PictureWidth } from '@puzzle-runs/domain/picture-sizes.ts';
import { isAudioName, isStoredFileName } from '@puzzle-runs/domain/stored-file-name.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readAll, type StoredFile } from '#media-storage/media-storage.ts';
import { readPicture, type StoredPicture, shrinkPicture } from './convert-picture.ts';
import { keepPicture, listNamesAfter } from './pictures.repository.ts';

/** The file name of a picture or a sound. @param extension without the dot */
export function storedFileName(data: Buffer, extension: string): string {
  return `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.${extension}`;
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
  const name = storedFileName(data, 'webp');
  await store.transact((tx) => keepPicture(tx, { name, userId, usedAt: now() }));
  await media.save(name, data);
  return { url: `/media/${name}`, width, height, bytes: data.length };
}

type Smaller = { name: string; width: PictureWidth };

function fileNameOf({ name, width }: Smaller): string {
  return name.replace('.webp', `-${width}.webp`);
}

/** The file names of all smaller sizes of a picture; sounds have none. */
export function smallerNames(name: string): string[] {
  if (isAudioName(name)) return [];
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
  if (!isStoredFileName(name)) return null;
  if (width === undefined) return media.open(name);
  const smaller = fileNameOf({ name, width });
  const stored = () => media.open(smaller);
  return (
    (await stored()) ??
    inTurn(async () => {
      const made = await stored(); // by the previous request
      if (made) return made;
      const original = await readAll(media, name);
      if (!original) return null;
      const data = await shrinkPicture(original, width);
      // With a full disk the picture is still sent; the next request makes the size again.
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
