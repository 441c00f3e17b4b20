import { isMediaUrl } from '../../media-url.ts';
import type { PhotoReview } from '../../photo/photo-review.ts';
import { mistakeUnless } from '../content-mistake.ts';
import type { TaskKind } from '../task-kind.ts';

export interface PhotoContent {
  /** The address of a picture that shows what to photograph; empty without one. */
  example_image: string;
  /** What the example shows. */
  example_caption: string;
  review: PhotoReview;
}

/** Players send a photo; an answer is the id of the upload. */
export const photo = {
  /** Accepts every photo; the reviewer decides whether it counts. */
  isRight: () => true,
  isNeverWrong: true,
  /** No photo has the id 0: only the reviewer decides which photo is right. */
  rightAnswer: () => 0,
  /** The example is optional, but must be a picture. */
  mistakes: ({ example_image: image }) => mistakeUnless(image === '' || isMediaUrl(image), 'invalid', 'example_image'),

  played: ({ example_image, example_caption, review }, { photoDays }) => ({
    example_image: example_image === '' ? null : example_image,
    example_caption,
    review,
    kept_days: photoDays,
  }),

  texts: ({ example_caption }) => ({ own: [['example_caption', example_caption]] }),
  translated: (content, text) => ({ ...content, example_caption: text('example_caption') ?? content.example_caption }),
} satisfies TaskKind<PhotoContent, number>;
