import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';

/** Slugs contain no dots, so an address that ends like a file name is a file. */
const FILE = /^\/(api|assets|demo)\/|\.\w+$/;

/** Serves the built index.html at every address, because only the studio knows its pages. Excludes search engines. */
export function registerStudio(site: FastifyInstance, { studioFolder }: Pick<Deps, 'studioFolder'>): void {
  const index = join(studioFolder, 'index.html');

  site.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = ''] = request.url.split('?');
    if (!['GET', 'HEAD'].includes(request.method) || FILE.test(path)) throw new Problem('not_found');
    const html = await readFile(index, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Problem('not_found') : error; // the studio is not built
    });
    reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    return reply.status(200).type('text/html; charset=utf-8').send(html);
  }

  site.get('/', page); // the static files would refuse `/` as a folder
  site.setNotFoundHandler(page);
}
