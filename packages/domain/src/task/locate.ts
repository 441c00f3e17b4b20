import { isMediaUrl } from '../media-url.ts';
import type { LocateContent } from './content.ts';
import { fold, isBlank } from './fold.ts';
import { type Mistake, mistakeUnless } from './mistake.ts';

/**
 * Whether the answer is the code found at the place, as text. Where a QR code hangs, whoever scans it sends its text instead, which
 * the content keeps in `image`; that is right too. The address of a picture is not.
 */
export function isLocateRight(content: LocateContent, answer: string): boolean {
  const given = fold(answer);
  if (given === '') return false;
  return given === fold(content.code) || (content.locate_type === 'qr' && given === fold(content.image));
}

/** The address of a picture or the text of a QR code, and the code. */
export function locateMistakes(content: LocateContent): Mistake[] {
  const shown = isBlank(content.image) || content.locate_type === 'qr' || isMediaUrl(content.image);
  return [
    ...mistakeUnless(!isBlank(content.image), 'missing', 'image'),
    ...mistakeUnless(shown, 'invalid', 'image'),
    ...mistakeUnless(!isBlank(content.code), 'missing', 'code'),
  ];
}
