import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#config.ts';
import { guardPages } from './security-headers.ts';

const PLAYER = fileURLToPath(new URL('../../../player/dist/', import.meta.url));
const DEMO = fileURLToPath(new URL('../../../../demo/', import.meta.url));

const UNDECORATED = { decorateReply: false, index: false } as const;

/** Serves the built player site and the demo's pictures; every other address is a page of the player site. */
export async function registerSite(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(async (site) => {
    await guardPages(site, config);
    for (const folder of ['pictures', 'video']) {
      const root = `${DEMO}${folder}`;
      await site.register(fastifyStatic, { ...UNDECORATED, root, prefix: `/demo/${folder}/`, maxAge: '1d' });
    }
    // The file names of assets change with their content, so they may be kept for ever.
    const forEver = { immutable: true, maxAge: '365d' };
    await site.register(fastifyStatic, {
      ...UNDECORATED,
      ...forEver,
      preCompressed: true,
      root: `${PLAYER}assets`,
      prefix: '/assets/',
    });
    await site.register(fastifyStatic, { root: PLAYER, index: false, preCompressed: true });
    const sendPage = (reply: FastifyReply) =>
      reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
    site.get('/', (_request, reply) => sendPage(reply));
    site.setNotFoundHandler((request, reply) => {
      const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|demo)\//.test(request.url);
      if (!isPage) throw new Problem('not_found');
      return sendPage(reply);
    });
  });
}
