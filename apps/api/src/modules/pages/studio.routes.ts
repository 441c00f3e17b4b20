import { preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { compressedFor, keptBuffers } from '#http/compression.ts';
import { builtSite } from './built-site.ts';
import { withPreloads } from './page-html.ts';
import { preloadFilesOf, STUDIO_START_SOURCES } from './preload-files.ts';
import { firstScreenHtml } from './rendered-html.ts';

/** Slugs contain no dots, so an address that ends like a file name is a file. */
const FILE = /^\/(api|assets|demo)\/|\.\w+$/;

/** Pages kept in memory. */
const PAGES_MAX = 50;

/** Addresses of the list of runs. */
const START = /^\/(management(\/exploration)?\/?)?$/;

/**
 * Serves the built index.html at every address, because only the studio knows its pages; at those of the list of runs with its first
 * screen, which shows while the scripts load (docs/decisions/0058). Excludes search engines.
 */
export function registerStudio(site: FastifyInstance, { studioFolder, config }: Pick<Deps, 'studioFolder' | 'config'>) {
  const built = builtSite(studioFolder);
  const buffers = keptBuffers(PAGES_MAX);

  async function htmlOf(url: string, acceptedLanguages: string | undefined): Promise<string> {
    const [path = ''] = url.split('?');
    const { index, manifest, text } = await built();
    const language = preferredLanguage(null, acceptedLanguages);
    const html = index.replace(/<html lang="\w*"/, `<html lang="${language}"`);
    if (!START.test(path)) return withPreloads(html, preloadFilesOf(manifest, [], language));
    const preloads = preloadFilesOf(manifest, STUDIO_START_SOURCES, language);
    // A query asks for another part of the list, or shows an alert.
    const screen =
      config.renderedPages === 'on' && path === url ? await text(`.vite/first-screen/${language}.html`) : undefined;
    return screen === undefined ? withPreloads(html, preloads) : firstScreenHtml(html, screen, { preloads, text });
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
