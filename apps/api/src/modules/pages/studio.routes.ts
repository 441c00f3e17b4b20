import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';

/** Slugs hold no dots, so an address that ends like a file is one. */
const FILE = /^\/(api|assets|demo)\/|\.\w+$/;

/**
 * Answers every page of the studio with the built index.html, the same for everybody: which pages there are, only the studio knows. Search
 * engines have no business here.
 */
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

  site.get('/', page); // the files know it as a folder, and refuse it
  site.setNotFoundHandler(page);
}
