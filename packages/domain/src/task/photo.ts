import { isMediaUrl } from '../media-url.ts';
import { type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { PhotoContent } from './task-types.ts';

/** Accepts every photo; the reviewer decides whether it counts. */
export function isPhotoRight(): boolean {
  return true;
}

/** The example is optional, but must be a picture. */
export function photoMistakes({ example_image }: PhotoContent): ContentMistake[] {
  return mistakeUnless(example_image === '' || isMediaUrl(example_image), 'invalid', 'example_image');
}
