import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';

const c = initContract();

/** A stored picture; `url` is a path on both sites. */
const uploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int(), bytes: z.int() });

export const media = c.router({
  upload: {
    method: 'POST',
    path: '/media',
    summary: 'Upload a picture (JPEG, PNG, WebP, AVIF, GIF; at most 10 MB); it is scaled down and stripped of metadata',
    headers: sessionToken,
    contentType: 'multipart/form-data',
    /** A `FormData` with one file; further files, its name and its declared type are ignored. */
    body: c.type<object>(),
    responses: { ...failures, 200: uploadedPicture },
  },
});

export type UploadedPicture = z.infer<typeof uploadedPicture>;
