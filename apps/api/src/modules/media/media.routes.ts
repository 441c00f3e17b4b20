import { PICTURE_WIDTHS } from '@puzzle-runs/domain/picture-sizes.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { fileOf } from '#http/uploaded-file.ts';
import { findPicture, storePicture } from './media.service.ts';

export function mediaRoutes(app: FastifyInstance, deps: Deps): Routes<'media'> {
  const accountRoute = accountRoutes(app);
  return {
    upload: accountRoute(
      async (account, { request }) => storePicture(deps, account.user_id, await fileOf(request)),
      'upload',
    ),
  };
}

/** Serves stored pictures. The content of an address never changes, so it is cached for ever. */
export function registerMedia(site: FastifyInstance, deps: Pick<Deps, 'media' | 'log'>): void {
  site.get<{ Params: { name: string }; Querystring: { width?: string } }>('/media/:name', async (request, reply) => {
    const { width } = request.query;
    const known = PICTURE_WIDTHS.find((each) => `${each}` === width);
    const picture = width === undefined || known ? await findPicture(deps, request.params.name, known) : null;
    if (!picture) throw new Problem('not_found');
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'content-length': picture.size };
    return reply.type('image/webp').headers(headers).send(picture.stream);
  });
}
