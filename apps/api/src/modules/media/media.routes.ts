import { AUDIO_BYTES_MAX, isAudioName } from '@puzzle-runs/domain/media-url.ts';
import { PICTURE_WIDTHS } from '@puzzle-runs/domain/picture-sizes.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { fileOf } from '#http/uploaded-file.ts';
import { findAudio, storeAudio } from './audio.service.ts';
import { storePicture } from './media.service.ts';
import { findPicture } from './smaller-pictures.service.ts';

export function mediaRoutes(app: FastifyInstance, deps: Deps): Routes<'media'> {
  const accountRoute = accountRoutes(app);
  return {
    upload: accountRoute(
      async (account, { request }) => storePicture(deps, account.user_id, await fileOf(request)),
      'upload',
    ),
    uploadAudio: accountRoute(
      async (account, { request }) => storeAudio(deps, account.user_id, await fileOf(request, AUDIO_BYTES_MAX)),
      'upload',
    ),
  };
}

/** The content of an address never changes. */
const CACHED = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Serves stored pictures and sounds. */
export function registerMedia(site: FastifyInstance, deps: Pick<Deps, 'media' | 'log'>): void {
  site.get<{ Params: { name: string }; Querystring: { width?: string } }>('/media/:name', async (request, reply) => {
    if (isAudioName(request.params.name)) return sendAudio(deps, request, reply);
    const { width } = request.query;
    const known = PICTURE_WIDTHS.find((each) => `${each}` === width);
    const picture = width === undefined || known ? await findPicture(deps, request.params.name, known) : null;
    if (!picture) throw new Problem('not_found');
    return reply
      .type('image/webp')
      .headers({ ...CACHED, 'content-length': picture.size })
      .send(picture.stream);
  });
}

/** Sends a sound, or the part of it that the header `Range` names. */
async function sendAudio(
  deps: Pick<Deps, 'media'>,
  { params, headers }: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const audio = await findAudio(deps, params.name, headers.range);
  if (!audio) throw new Problem('not_found');
  if ('unsatisfiable' in audio) return reply.code(416).header('content-range', `bytes */${audio.unsatisfiable}`).send();
  const { range, total, size, stream } = audio;
  return reply
    .code(range ? 206 : 200)
    .type(params.name.endsWith('.mp3') ? 'audio/mpeg' : 'audio/mp4')
    .headers({ ...CACHED, 'accept-ranges': 'bytes', 'content-length': size })
    .headers(range ? { 'content-range': `bytes ${range.start}-${range.end}/${total}` } : {})
    .send(stream);
}
