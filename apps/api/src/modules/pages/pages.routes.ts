import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { PageHead } from '@puzzle-runs/domain/site/head.ts';
import { preferredLanguage } from '@puzzle-runs/domain/site/language.ts';
import { PAGES, type PageName } from '@puzzle-runs/domain/site/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { pageHtml } from './page-html.ts';
import { describeNothing, describePage, type Slugs, type Visit } from './pages.service.ts';

/** A page is found with and without a slash at its end; with a star, itself and everything below. */
function urlsOf(path: string): string[] {
  if (path.endsWith('/*')) return [path.slice(0, -2), path];
  return path.endsWith('/') ? [path] : [path, `${path}/`];
}

/** Answers every page of the table with the built index.html and its own head, everything else with the not-found page. */
export function registerPages(site: FastifyInstance, { config, store, siteFolder }: Deps): void {
  const index = join(siteFolder, 'index.html');

  function visitOf({ headers }: FastifyRequest): Visit {
    return { language: preferredLanguage(null, headers['accept-language']), origin: config.playerUrl };
  }

  /** Read each time: a new build must not be answered with the names of old assets. */
  async function template(): Promise<string> {
    return readFile(index, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Problem('not_found') : error; // nothing is built where Vite serves the site
    });
  }

  async function send(reply: FastifyReply, status: 200 | 404, head: PageHead): Promise<FastifyReply> {
    const html = pageHtml(await template(), head);
    if (head.hidden) reply.header('x-robots-tag', 'noindex');
    reply.headers({ 'cache-control': 'no-cache', vary: 'Origin, Accept-Language' });
    return reply.status(status).type('text/html; charset=utf-8').send(html);
  }

  for (const page of Object.keys(PAGES) as PageName[]) {
    for (const url of urlsOf(PAGES[page].path)) {
      site.get<{ Params: Slugs }>(url, async (request, reply) => {
        const visit = visitOf(request);
        const head = await describePage(store.db, page, request.params, visit);
        return head ? send(reply, 200, head) : send(reply, 404, describeNothing(visit));
      });
    }
  }

  site.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|demo)\//.test(request.url);
    if (!isPage) throw new Problem('not_found');
    return send(reply, 404, describeNothing(visitOf(request)));
  });
}
