import { isMediaUrl } from '../media-url.ts';
import { isBlank } from '../text/blank.ts';
import { comparableText, comparableTextWithCase } from '../text/comparable-text.ts';
import { type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { LocateContent } from './task-types.ts';

/**
 * Whether the answer is the code found on site, ignoring extra spaces and, unless `case_sensitive`, case. With `locate_type: 'qr'` the text of the QR code (`image`) is right too, because
 * scanning sends that text. The address of a picture is never right.
 */
export function isLocateRight(content: LocateContent, answer: string): boolean {
  const fold = content.case_sensitive ? comparableTextWithCase : comparableText;
  const given = fold(answer);
  if (given === '') return false;
  return given === fold(content.code) || (content.locate_type === 'qr' && given === fold(content.image));
}

/** Requires `image` (address of a picture, or text of the QR code) and `code`. */
export function locateMistakes(content: LocateContent): ContentMistake[] {
  const isImageUsable = isBlank(content.image) || content.locate_type === 'qr' || isMediaUrl(content.image);
  return [
    ...mistakeUnless(!isBlank(content.image), 'missing', 'image'),
    ...mistakeUnless(isImageUsable, 'invalid', 'image'),
    ...mistakeUnless(!isBlank(content.code), 'missing', 'code'),
  ];
}
