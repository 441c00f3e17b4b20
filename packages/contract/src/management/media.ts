import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from '../headers.ts';
import { failures } from '../shared.ts';

const c = initContract();

/** A stored picture; `url` is a path of both sites. */
const picture = z.object({ url: z.string(), width: z.int(), height: z.int(), bytes: z.int() });

export const media = c.router({
  upload: {
    method: 'POST',
    path: '/media',
    summary: 'Store a picture (JPEG, PNG, WebP, AVIF, GIF; at most 10 MB), made smaller and without its metadata',
    headers: sessionToken,
    contentType: 'multipart/form-data',
    /** A `FormData`; the first file counts, its name and type are not believed. */
    body: c.type<object>(),
    responses: { ...failures, 200: picture },
  },
});

export type Picture = z.infer<typeof picture>;
