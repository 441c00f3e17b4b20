import { Readable } from 'node:stream';
import { isAudioName, isStoredFileName } from '@puzzle-runs/domain/media-url.ts';
import { PICTURE_WIDTHS, type PictureWidth } from '@puzzle-runs/domain/picture-sizes.ts';
import type { Deps } from '#deps.ts';
import { readAll, type StoredFile } from '#media-storage/media-storage.ts';
import { onePictureAtATime, shrinkPicture } from './convert-picture.ts';

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
 * A stored picture, whose stream the caller must read or destroy; null for an unknown name. A smaller size is made at
 * its first request and stored beside the picture.
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
    onePictureAtATime(async () => {
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
