import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance } from 'fastify';

const PLAYER = fileURLToPath(new URL('../../../player/dist/', import.meta.url));
const DEMO = fileURLToPath(new URL('../../../../demo/', import.meta.url));

/** Serves the built player site and the demo's pictures; every other address is a page of the player site. */
export async function registerSite(app: FastifyInstance): Promise<void> {
  for (const folder of ['pictures', 'video']) {
    const root = `${DEMO}${folder}`;
    await app.register(fastifyStatic, {
      root,
      prefix: `/demo/${folder}/`,
      decorateReply: false,
      maxAge: '1d',
      index: false,
    });
  }
  // The file names of assets change with their content, so they may be kept for ever.
  await app.register(fastifyStatic, {
    root: `${PLAYER}assets`,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  await app.register(fastifyStatic, { root: PLAYER, wildcard: true, index: false });

  const page = await readFile(`${PLAYER}index.html`, 'utf8').catch(() => null);
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|demo)(\/|$)/.test(request.url);
    if (!isPage || page === null) throw new Problem('not_found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
