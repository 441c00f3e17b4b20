import { MEDIA_SIDE_MAX } from '@puzzle-runs/domain/media-url.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { fileTypeFromBuffer } from 'file-type';

/** Accepted types. No SVG, because it can contain scripts. */
const READ: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Larger pictures are refused before they are decoded, because a small file may decode to gigabytes. */
const PIXELS_MAX = 50_000_000;
const QUALITY = 82;

export interface StoredPicture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes a picture and writes it as WebP, not larger than it is.
 * @throws `wrong_media_type` for a broken picture, or one of too many pixels.
 */
async function encode(bytes: Buffer, box: { width: number; height?: number }): Promise<StoredPicture> {
  // Loaded lazily: takes memory that a server without pictures never needs.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY });
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw new Problem('wrong_media_type');
  }
}

/**
 * Re-encodes a picture as WebP: upright, at most 1,600 pixels wide and high, without metadata (place, author) or data
 * appended to the file. Keeps the first frame of an animation. The type is detected from the bytes, not from the name.
 * @throws `wrong_media_type` for anything else than a picture of an accepted type.
 */
export async function readPicture(bytes: Buffer): Promise<StoredPicture> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !READ.includes(type.mime)) throw new Problem('wrong_media_type');
  return encode(bytes, { width: MEDIA_SIDE_MAX, height: MEDIA_SIDE_MAX });
}

/** A stored picture in a smaller width. @param width in pixels */
export async function shrinkPicture(bytes: Buffer, width: number): Promise<Buffer> {
  return (await encode(bytes, { width })).data;
}

let last: Promise<unknown> = Promise.resolve();

/** Mutex: one picture at a time, because a decoded picture takes up to 200 MB. */
export function onePictureAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
