import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { sessionToken } from '../token-headers.ts';

const c = initContract();

/** A stored picture; `url` is a path on both sites. */
const uploadedPicture = z
  .object({ url: z.string(), width: z.int(), height: z.int(), bytes: z.int() })
  .meta({ id: 'UploadedPicture' });

/** A stored sound; `url` is a path on both sites. */
const uploadedAudio = z.object({ url: z.string(), bytes: z.int() }).meta({ id: 'UploadedAudio' });

export const media = c.router({
  upload: {
    method: 'POST',
    path: '/media',
    summary: 'Upload a picture',
    description:
      'Takes one JPEG, PNG, WebP, AVIF or GIF of at most 10 MB as the first file of a form. It is scaled down and ' +
      'stripped of metadata.',
    headers: sessionToken,
    contentType: 'multipart/form-data',
    /** A `FormData` with one file; further files, its name and its declared type are ignored. */
    body: c.type<object>(),
    responses: {
      ...failures('invalid_request', 'missing', 'media_too_large', 'wrong_media_type', 'unauthorized', 'rate_limited'),
      200: uploadedPicture,
    },
  },
  uploadAudio: {
    method: 'POST',
    path: '/media/audio',
    summary: 'Upload a sound',
    description:
      'Takes one MP3 or M4A of at most 20 MB as the first file of a form. It is stored unchanged, with its tags.',
    headers: sessionToken,
    contentType: 'multipart/form-data',
    /** A `FormData` with one file; further files, its name and its declared type are ignored. */
    body: c.type<object>(),
    responses: {
      ...failures('invalid_request', 'missing', 'media_too_large', 'wrong_media_type', 'unauthorized', 'rate_limited'),
      200: uploadedAudio,
    },
  },
});

export type UploadedAudio = z.infer<typeof uploadedAudio>;
export type UploadedPicture = z.infer<typeof uploadedPicture>;
