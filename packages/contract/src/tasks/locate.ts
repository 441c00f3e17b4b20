import { PICTURE_DESCRIPTION_MAX, QR_TEXT_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { lineInput, optimisticLock, typedInput } from '../management/input/input-fields.ts';
import { mediaUrl, nonBlankText, qrText, writtenText } from '../shared.ts';
import { fileAccepted, fileItem, itemInput } from './item-fields.ts';
import { changedReplies, fileReplies, newReplies, storedReplies } from './reply-fields.ts';

const locateType = z.enum(['image', 'qr']).meta({ id: 'LocateType' });
/** The code that players find, in both kinds of place. */
const fileCode = { code: fileItem, case_sensitive: z.boolean().default(false), ...fileAccepted, ...fileReplies };

export const locate = {
  played: z.object({ locate_type: locateType, image: z.string().nullable(), image_description: z.string() }),
  answer: nonBlankText(QR_TEXT_MAX).meta({
    description: 'The code found at the place: typed, or the content of the QR code',
    examples: ['NEPTUN'],
  }),
  content: z.object({
    locate_type: locateType,
    image: z.string(),
    image_description: z.string(),
    code: z.string(),
    case_sensitive: z.boolean(),
    ...storedReplies,
  }),
  newContent: z
    .object({
      locate_type: locateType.default('image'),
      image: typedInput(QR_TEXT_MAX).default(''),
      image_description: lineInput(PICTURE_DESCRIPTION_MAX).default(''),
      code: itemInput.default(''),
      case_sensitive: z.boolean().default(false),
      ...newReplies,
    })
    .prefault({}),
  changeCall: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id/locate',
    summary: 'Change what a locate task shows and its code',
    description: 'Send changed fields only. Only for a task of type `locate`.',
    metadata: { form: true },
    body: z
      .object({
        locate_type: locateType.optional(),
        image: typedInput(QR_TEXT_MAX).optional(),
        image_description: lineInput(PICTURE_DESCRIPTION_MAX).optional(),
        code: itemInput.optional(),
        case_sensitive: z.boolean().optional(),
        ...changedReplies,
        ...optimisticLock,
      })
      .meta({ id: 'LocateChange' }),
  },
  file: z.discriminatedUnion('locate_type', [
    z
      .strictObject({
        locate_type: z.literal('image'),
        image: mediaUrl,
        image_description: writtenText(PICTURE_DESCRIPTION_MAX).default(''),
        ...fileCode,
      })
      .meta({ id: 'RunLocateImage' }),
    z.strictObject({ locate_type: z.literal('qr'), image: qrText, ...fileCode }).meta({ id: 'RunLocateQr' }),
  ]),
} as const;
