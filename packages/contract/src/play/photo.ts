import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { deleted } from '../management/input/input-fields.ts';
import { id, idParam, page, paging, submissionId, time } from '../shared.ts';
import { photoState } from '../task.ts';
import { runToken } from '../token-headers.ts';

const c = initContract();

/** A photo that the own team sent as an answer. */
const ownPhoto = z
  .object({
    id,
    task_id: id,
    state: photoState,
    /** Why the reviewer rejected it or changed its points; null without a reason. */
    reason: z.string().nullable(),
    /** Points that it brings; null while it brings none. */
    points: z.int().nullable(),
    /** Whether another one may replace it: until it is reviewed, and after a rejection. */
    may_retake: z.boolean(),
    /** Whether the reviewer may show it on the big screen of the battle. */
    board_allowed: z.boolean(),
    sent_at: time,
    /** Valid for ten minutes; null once the picture was deleted. */
    url: z.string().nullable(),
  })
  .meta({ id: 'OwnPhoto' });

const picture = c.otherResponse({ contentType: 'image/webp', body: z.custom<Uint8Array>() });

export const photos = c.router({
  list: {
    method: 'GET',
    path: '/progress/photos',
    summary: 'List the photos of the own participation',
    description: 'Returns the photos that were sent as answers, newest first. In a team those of all its phones.',
    headers: runToken,
    query: z.object(paging),
    responses: { ...failures('invalid_request', 'unauthorized'), 200: page(ownPhoto) },
  },
  remove: {
    method: 'DELETE',
    path: '/progress/photos/:photo_id',
    summary: 'Delete a photo of the own participation',
    description:
      'Deletes the picture at once. A photo that waits for its verdict goes as a whole, so its task is open again; ' +
      'the result of another one stays.',
    pathParams: z.object({ photo_id: idParam }),
    headers: runToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deleted },
  },
  read: {
    method: 'GET',
    path: '/photos/:photo_id',
    summary: 'Get a photo by its signed address',
    description:
      'Addresses are signed for ten minutes and returned only to the team, the reviewer and, for photos on it, the ' +
      'big screen. Refused with `forbidden` once expired.',
    pathParams: z.object({ photo_id: idParam }),
    query: z.object({
      expires: z.coerce
        .number<number>()
        .int()
        .min(0)
        .max(2 ** 40),
      signature: z.string().max(100),
    }),
    responses: { ...failures('invalid_request', 'forbidden', 'not_found'), 200: picture },
  },
});

export const photoUploads = c.router({
  upload: {
    method: 'POST',
    path: '/progress/photos',
    summary: 'Upload a photo for a photo task',
    description:
      'Takes one JPEG, PNG, WebP, AVIF or GIF of at most 10 MB as the first file of a form. It is scaled down and ' +
      'stripped of metadata. Repeat a lost request with the same `submission_id`, and it returns the same photo. A ' +
      'photo that is not sent as an answer is deleted after 24 hours.',
    headers: runToken,
    query: z.object({ submission_id: submissionId }),
    contentType: 'multipart/form-data',
    /** A `FormData` with one file; further files, its name and its declared type are ignored. */
    body: c.type<object>(),
    responses: {
      ...failures(
        'invalid_request',
        'missing',
        'media_too_large',
        'wrong_media_type',
        'unauthorized',
        'battle_not_open',
        'photo_limit',
        'rate_limited',
      ),
      200: z.object({ photo_id: id }).meta({ id: 'UploadedPhoto' }),
    },
  },
});

export type OwnPhoto = z.infer<typeof ownPhoto>;
