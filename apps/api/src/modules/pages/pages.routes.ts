import { preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { PageHead } from '@puzzle-runs/site/head.ts';
import { PAGES, type PageName, SHELL_PATH } from '@puzzle-runs/site/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { builtSite } from './built-site.ts';
import { pageHtml } from './page-html.ts';
import { describeNotFound, describePage, describeShell, type PathParams, type Visit } from './pages.service.ts';
import { preloadedCallsOf } from './preload.ts';
import { preloadFilesOf } from './preload-files.ts';

/** Routes of a page: with and without a trailing slash; for a path that ends in `/*`, the path itself and everything below. */
function urlsOf(path: string): string[] {
  if (path.endsWith('/*')) return [path.slice(0, -2), path];
  return path.endsWith('/') ? [path] : [path, `${path}/`];
}

/** Serves every page of the table as index.html with its own head, and everything else as the not-found page. */
export function registerPages(site: FastifyInstance, { config, store, siteFolder }: Deps): void {
  const built = builtSite(siteFolder);

  function visitOf({ headers }: FastifyRequest): Visit {
    return { language: preferredLanguage(null, headers['accept-language']), origin: config.playerUrl };
  }

  async function send(
    reply: FastifyReply,
    status: 200 | 404,
    html: string,
    { hidden }: Pick<PageHead, 'hidden'>,
  ): Promise<FastifyReply> {
    if (hidden) reply.header('x-robots-tag', 'noindex');
    reply.headers({ 'cache-control': 'no-cache', vary: 'Origin, Accept-Language' });
    return reply.status(status).type('text/html; charset=utf-8').send(html);
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const head = describeNotFound(visitOf(request));
    return send(reply, 404, pageHtml((await built()).index, head), head);
  }

  for (const page of Object.keys(PAGES) as PageName[]) {
    for (const url of urlsOf(PAGES[page].path)) {
      site.get<{ Params: PathParams; Querystring: PathParams }>(url, async (request, reply) => {
        const { params: slugs, query } = request;
        const head = await describePage(store.db, page, { slugs, query }, visitOf(request));
        if (!head) return sendNotFound(request, reply);
        const { index, manifest } = await built();
        // With filters in the query a page requests other data.
        const preloadedCalls = request.url.includes('?') ? [] : preloadedCallsOf(page, slugs, head);
        return send(reply, 200, pageHtml(index, head, [...preloadFilesOf(manifest, page), ...preloadedCalls]), head);
      });
    }
  }

  // Without a placeholder text: it stands in for every page.
  site.get(SHELL_PATH, async (request, reply) => {
    const head = describeShell(visitOf(request));
    return send(reply, 200, pageHtml((await built()).index, { ...head, description: '' }), head);
  });

  site.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|demo)\//.test(request.url);
    if (!isPage) throw new Problem('not_found');
    return sendNotFound(request, reply);
  });
}
