import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/limits/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { fileOf } from '#http/uploaded-file.ts';
import { readOwnPhotos, readPhoto, removeOwnPhoto } from './own-photos.service.ts';
import { uploadPhoto } from './upload-photo.service.ts';

const UNKEPT = 'private, no-store';

export function photosRoutes(deps: Deps): Routes<'photos'> {
  return {
    list: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, query, reply }) => {
        reply.header('cache-control', UNKEPT);
        return { status: 200, body: await readOwnPhotos(deps, playerOf(request), query) };
      },
    },
    remove: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removeOwnPhoto(deps, playerOf(request), params.photo_id),
      }),
    },
    read: async ({ params, query, reply }) => {
      reply.header('cache-control', UNKEPT);
      return { status: 200, body: await readPhoto(deps, { ...params, ...query }) };
    },
  };
}

export function photoUploadRoutes(app: FastifyInstance, deps: Deps): Routes<'photoUploads'> {
  return {
    upload: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'uploadPhoto') },
      handler: async ({ request, query }) => {
        const upload = { player: playerOf(request), uploadId: query.submission_id };
        return { status: 200, body: await uploadPhoto(deps, upload, { read: () => fileOf(request) }) };
      },
    },
  };
}
