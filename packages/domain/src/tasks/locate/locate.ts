import { isMediaUrl } from '../../media-url.ts';
import { isBlank } from '../../text/blank.ts';
import { comparableText, comparableTextWithCase } from '../../text/comparable-text.ts';
import { mistakeUnless } from '../content-mistake.ts';
import type { TaskKind, Written } from '../task-kind.ts';

export interface LocateContent extends Written {
  locate_type: 'image' | 'qr';
  /** The address of a picture, or the text of the printed QR code. */
  image: string;
  /** What the picture shows, for players who do not see it; empty for a QR code. */
  image_description: string;
  code: string;
  case_sensitive: boolean;
}

/** Players find a place, shown by a picture or marked with a QR code; an answer is the code there. */
export const locate = {
  /**
   * Whether the answer is the code found on site, ignoring extra spaces and, unless `case_sensitive`, case. With
   * `locate_type: 'qr'` the text of the QR code (`image`) is right too, because scanning sends that text. The address
   * of a picture is never right.
   */
  isRight(content, answer) {
    const fold = content.case_sensitive ? comparableTextWithCase : comparableText;
    const given = fold(answer);
    if (given === '') return false;
    return given === fold(content.code) || (content.locate_type === 'qr' && given === fold(content.image));
  },

  rightAnswer: ({ code }) => code,

  /** Requires `image` (address of a picture, or text of the QR code) and `code`. */
  mistakes(content) {
    const isImageUsable = isBlank(content.image) || content.locate_type === 'qr' || isMediaUrl(content.image);
    return [
      ...mistakeUnless(!isBlank(content.image), 'missing', 'image'),
      ...mistakeUnless(isImageUsable, 'invalid', 'image'),
      ...mistakeUnless(!isBlank(content.code), 'missing', 'code'),
    ];
  },

  // For a printed QR code `image` is the text of the code, the answer; for a picture it is the question.
  played: ({ locate_type, image, image_description }) =>
    locate_type === 'image'
      ? { locate_type, image, image_description }
      : { locate_type, image: null, image_description: '' },

  texts: ({ locate_type, image_description, code }) => ({
    own: [...(locate_type === 'image' ? [['image_description', image_description] as const] : []), ['code', code]],
  }),

  translated: (content, text) => ({
    ...content,
    image_description: text('image_description') ?? content.image_description,
    code: text('code') ?? content.code,
  }),

  written: (code) => code,
  read: (text) => text,
  expecting: (content, code) => ({ ...content, case_sensitive: false, image: '', code }),
} satisfies TaskKind<LocateContent, string>;
