import { isMediaUrl } from '../media-url.ts';
import { type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { PhotoContent } from './task-types.ts';

/** Every photo is an answer; whether it counts is up to the reviewer. */
export function isPhotoRight(): boolean {
  return true;
}

/** The example is optional, but must be a picture. */
export function photoMistakes({ example_image }: PhotoContent): ContentMistake[] {
  return mistakeUnless(example_image === '' || isMediaUrl(example_image), 'invalid', 'example_image');
}
