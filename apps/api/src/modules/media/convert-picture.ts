import { MEDIA_SIDE_MAX } from '@puzzle-runs/domain/limits.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { fileTypeFromBuffer } from 'file-type';

/** What is read. Never SVG, which is a program, nor anything that hides several pictures. */
const READ: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** A small file may unfold into gigabytes: larger pictures are refused before they are unfolded. */
const PIXELS_MAX = 50_000_000;
const QUALITY = 82;

export interface StoredPicture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * A picture as it is stored: read and written anew as WebP, upright, at most 1,600 pixels wide and high, without anything else that was in
 * the file (where it was taken, by whom, and whatever somebody hid behind it). Of moving pictures the first one is kept.
 * @throws `wrong_media_type` for anything that is no picture, whatever it calls itself.
 */
export async function readPicture(bytes: Buffer): Promise<StoredPicture> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !READ.includes(type.mime)) throw new Problem('wrong_media_type');
  const { default: sharp } = await import('sharp'); // takes memory that most servers never need
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: MEDIA_SIDE_MAX, height: MEDIA_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY });
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw new Problem('wrong_media_type'); // broken, or too many pixels: nothing that sharp can make a picture of
  }
}
