import { preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { builtSite } from './built-site.ts';
import { withPreloads } from './page-html.ts';
import { preloadFilesOf, STUDIO_START_SOURCES } from './preload-files.ts';

/** Slugs contain no dots, so an address that ends like a file name is a file. */
const FILE = /^\/(api|assets|demo)\/|\.\w+$/;

/** Addresses of the list of runs. */
const START = /^\/(management(\/exploration)?\/?)?$/;

/** Serves the built index.html at every address, because only the studio knows its pages. Excludes search engines. */
export function registerStudio(site: FastifyInstance, { studioFolder }: Pick<Deps, 'studioFolder'>): void {
  const built = builtSite(studioFolder);

  site.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = ''] = request.url.split('?');
    if (!['GET', 'HEAD'].includes(request.method) || FILE.test(path)) throw new Problem('not_found');
    const { index, manifest } = await built();
    const language = preferredLanguage(null, request.headers['accept-language']);
    const files = preloadFilesOf(manifest, START.test(path) ? STUDIO_START_SOURCES : [], language);
    reply.headers({ 'cache-control': 'no-cache', vary: 'Origin, Accept-Language', 'x-robots-tag': 'noindex' });
    return reply.status(200).type('text/html; charset=utf-8').send(withPreloads(index, files));
  }

  site.get('/', page); // the static files would refuse `/` as a folder
  site.setNotFoundHandler(page);
}
