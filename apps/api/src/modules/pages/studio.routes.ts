import { preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { compressedFor, keptBuffers } from '#http/compression.ts';
import { builtSite } from './built-site.ts';
import { firstScreenTag, plainHtml, renderedHtml } from './page-html.ts';

/** Slugs contain no dots, so an address that ends like a file name is a file. */
const FILE = /^\/(api|assets|demo)\/|\.\w+$/;

/** Pages kept in memory. */
const PAGES_MAX = 50;

/** Addresses of the list of runs. */
const START = /^\/(management(\/exploration)?\/?)?$/;

/**
 * Serves the same page at every address, because only the studio knows its pages; at those of the list of runs with its
 * first screen, which shows while the scripts load (docs/decisions/0058). Excludes search engines.
 */
export function registerStudio(site: FastifyInstance, { studioFolder, config }: Pick<Deps, 'studioFolder' | 'config'>) {
  const built = builtSite(studioFolder);
  const buffers = keptBuffers(PAGES_MAX);

  async function htmlOf(url: string, acceptedLanguages: string | undefined): Promise<string> {
    const [path = ''] = url.split('?');
    const isStart = START.test(path);
    const site = await built();
    const language = preferredLanguage(null, acceptedLanguages);
    // A query asks for another part of the list, or shows an alert.
    const isDrawn = isStart && path === url && config.renderedPages === 'on';
    const screen = isDrawn ? await site.text(`.vite/first-screen/${language}.html`) : undefined;
    const page = { language, files: isStart ? ['explorations'] : [], head: [], screen: screen ?? '' };
    return screen === undefined ? plainHtml(site, page) : renderedHtml(site, page, firstScreenTag(site));
  }

  site.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, url, headers } = request;
    const [path = ''] = url.split('?');
    if (!['GET', 'HEAD'].includes(method) || FILE.test(path)) throw new Problem('not_found');
    const html = await htmlOf(url, headers['accept-language']);
    reply.headers({ 'cache-control': 'no-cache', vary: 'Origin, Accept-Language', 'x-robots-tag': 'noindex' });
    const body = await compressedFor(request, reply, buffers(html));
    return reply.status(200).type('text/html; charset=utf-8').send(body);
  }

  site.get('/', page); // the static files would refuse `/` as a folder
  site.setNotFoundHandler(page);
}
