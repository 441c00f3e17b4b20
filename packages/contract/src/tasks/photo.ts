import { PHOTO_DAYS, PHOTO_REVIEWS } from '@puzzle-runs/domain/photo/photo-review.ts';
import { PICTURE_DESCRIPTION_MAX, URL_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { lineInput, optimisticLock, typedInput } from '../management/input/input-fields.ts';
import { id, mediaUrl, writtenText } from '../shared.ts';

export const photoReview = z.enum(PHOTO_REVIEWS).meta({ id: 'PhotoReview' });
/** Days after sending on which the pictures of players are deleted. */
export const photoDays = z.literal(PHOTO_DAYS);

export const photo = {
  played: z.object({
    /** A picture that shows what to photograph; null without one. */
    example_image: z.string().nullable(),
    example_caption: z.string(),
    review: photoReview,
    /** Days after sending on which the photo is deleted. */
    kept_days: photoDays,
  }),
  answer: id.meta({ description: 'Id of a photo that was uploaded before', examples: [7] }),
  content: z.object({ example_image: z.string(), example_caption: z.string(), review: photoReview }),
  newContent: z
    .object({
      example_image: typedInput(URL_MAX).default(''),
      example_caption: lineInput(PICTURE_DESCRIPTION_MAX).default(''),
      review: photoReview.default('after'),
    })
    .prefault({}),
  changeCall: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id/photo',
    summary: 'Change the example and the review of a photo task',
    description:
      'Send changed fields only. Only for a task of type `photo`. Photos that were sent before keep their way of ' +
      'review.',
    metadata: { form: true },
    body: z
      .object({
        example_image: typedInput(URL_MAX).optional(),
        example_caption: lineInput(PICTURE_DESCRIPTION_MAX).optional(),
        review: photoReview.optional(),
        ...optimisticLock,
      })
      .meta({ id: 'PhotoChange' }),
  },
  file: z.strictObject({
    example_image: mediaUrl.optional(),
    example_caption: writtenText(PICTURE_DESCRIPTION_MAX).optional(),
    review: photoReview,
  }),
} as const;
