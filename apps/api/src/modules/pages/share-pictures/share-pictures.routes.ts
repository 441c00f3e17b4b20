import type { FastifyInstance } from 'fastify';
import { sharePicture } from './share-pictures.service.ts';

/** Serves the demo's pictures as PNG, because messengers do not show SVG (`pictureOf` in packages/site/src/head.ts). */
export function registerSharePictures(site: FastifyInstance): void {
  site.get<{ Params: { name: string } }>('/share/:name.png', async (request, reply) => {
    const png = await sharePicture(request.params.name);
    return reply.type('image/png').header('cache-control', 'public, max-age=2592000').send(png);
  });
}
