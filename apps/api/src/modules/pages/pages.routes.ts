import { LANGUAGE_TAG_MAX } from '@puzzle-runs/domain/exploration/content-language.ts';
import { preferredLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { GAME_PAGE } from '@puzzle-runs/site/game-page.ts';
import type { PageHead } from '@puzzle-runs/site/head.ts';
import { endsLoosely, isReadParameter } from '@puzzle-runs/site/page-of-path.ts';
import { PAGES, type PageName, pagePath, SHELL_PATH } from '@puzzle-runs/site/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { compressedFor, keptBuffers } from '#http/compression.ts';
import { readingLanguage } from '#http/reading-language.ts';
import { builtSite } from './built-site.ts';
import { firstResponses } from './first-responses.ts';
import { findMeantPath } from './meant-path.service.ts';
import { dataTag, describedHead, gameHtml, placeholder, plainHtml, renderedHtml, responsesTag } from './page-html.ts';
import {
  type DescribedPage,
  describeNotFound,
  describePage,
  describeShell,
  keyIn,
  type PathParams,
  type Visit,
} from './pages.service.ts';
import { pageRenderer } from './rendered-page.ts';

/** Pages kept in memory: about 60 kB each, and 15 kB compressed. */
const PAGES_MAX = 50;

/**
 * Routes of a page: with and without a trailing slash; for a
 * path that ends in `/*`, the path itself and everything below.
 */
function urlsOf(path: string): string[] {
  if (path.endsWith('/*')) return [path.slice(0, -2), path];
  return path.endsWith('/') ? [path] : [path, `${path}/`];
}

/** Pages that lead elsewhere when they are opened directly (apps/player/src/pages/share.page.tsx). */
const LEADS_TO: Partial<Record<PageName, PageName>> = {
  share: 'pois',
  teamShare: 'teamPois',
  friendsShare: 'friendsPois',
};

/** Pages that are sent for a run or a battle that is unknown: another spelling of its address is looked for. */
function mayMeanAnother(page: PageName, { run }: DescribedPage): boolean {
  return page === 'board' || (PAGES[page].path.includes(':exploration') && !page.startsWith('trial') && !run);
}

/** Stands for the slug of a poi: pages of all pois begin alike. */
const ANY_POI = { poi: '-' };

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** Leads to another path with the same query. Names change, so that no browser may remember it. */
function redirect({ request, reply }: Exchange, path: string): FastifyReply {
  const query = request.url.slice(pathOf(request).length);
  return reply.header('cache-control', 'no-store').redirect(path + query, 302);
}

/** The language in which the visitor reads a run: the one in the address, else those of the browser. */
function readingOf(request: FastifyRequest, { lang }: PathParams): ReadingLanguage {
  return readingLanguage(request, typeof lang === 'string' ? lang.slice(0, LANGUAGE_TAG_MAX) : undefined);
}

/** Serves every page of the table with its own head, and everything else as the not-found page. */
export function registerPages(site: FastifyInstance, deps: Deps): void {
  const { config, store, siteFolder } = deps;
  const built = builtSite(siteFolder);
  const firstResponseOf = firstResponses(deps);
  const renderer = config.renderedPages === 'on' ? pageRenderer(deps) : undefined;
  const buffers = keptBuffers(PAGES_MAX);

  function visitOf({ headers }: FastifyRequest): Visit {
    return { language: preferredLanguage(null, headers['accept-language']), origin: config.playerUrl };
  }

  async function send(
    { request, reply }: Exchange,
    status: 200 | 404,
    html: string,
    { hidden }: Pick<PageHead, 'hidden'>,
  ): Promise<FastifyReply> {
    if (hidden) reply.header('x-robots-tag', 'noindex');
    reply.headers({ 'cache-control': 'no-cache', vary: 'Origin, Accept-Language' });
    const body = await compressedFor(request, reply, buffers(html));
    return reply.status(status).type('text/html; charset=utf-8').send(body);
  }

  /**
   * The page, rendered if its response can be written into it: with filters in the query a page requests other data.
   */
  async function htmlOf(
    page: PageName,
    { slugs, query, reading }: { slugs: PathParams; query: PathParams; reading: ReadingLanguage },
    request: FastifyRequest,
    head: DescribedPage,
  ): Promise<string> {
    const site = await built();
    const { language, run } = head;
    const shown = LEADS_TO[page] ?? page;
    const { file, audience } = PAGES[shown];
    const files = audience === 'play' ? [file, 'play'] : [file];
    const plain = { language, files, head: describedHead(head), screen: placeholder(head) };
    const path = pagePath(shown, { ...slugs, ...ANY_POI });
    if (GAME_PAGE.test(path)) {
      const game = await renderer?.renderGame(site.build, { path, language, run });
      return game ? gameHtml(site, { ...plain, screen: game.markup }) : plainHtml(site, plain);
    }
    const read = Object.entries(query).filter(([name]) => isReadParameter(name));
    const isKnown = ([name, value]: [string, unknown]) =>
      page === 'exploration' && name === 'lang' && typeof value === 'string';
    const first = read.every(isKnown) ? await firstResponseOf(page, slugs, reading) : undefined;
    if (!first) return plainHtml(site, plain);
    const asked = new URLSearchParams(read as [string, string][]).toString();
    const address = pagePath(page, slugs) + (asked && `?${asked}`);
    const rendered = await renderer?.renderPage(site.build, { path: address, language, first });
    if (rendered) return renderedHtml(site, { ...plain, screen: rendered.markup }, responsesTag(rendered.responses));
    // The preloaded address must equal the one that the site requests, otherwise the browser requests it twice; a
    // browser story checks that (docs/decisions/0018).
    return plainHtml(site, { ...plain, head: [...plain.head, dataTag(first.address)] });
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const head = describeNotFound(visitOf(request));
    const page = { ...head, files: [], head: describedHead(head), screen: placeholder(head) };
    return send({ request, reply }, 404, plainHtml(await built(), page), head);
  }

  for (const page of Object.keys(PAGES) as PageName[]) {
    for (const url of urlsOf(PAGES[page].path)) {
      site.get<{ Params: PathParams; Querystring: PathParams }>(url, async (request, reply) => {
        const { params: slugs, query } = request;
        const reading = readingOf(request, query);
        const head = await describePage(store.db, page, { slugs, query, reading }, visitOf(request));
        if (!head || mayMeanAnother(page, head) || endsLoosely(pathOf(request))) {
          const meant = await findMeantPath(store.db, pathOf(request), keyIn(query));
          if (meant !== undefined) return redirect({ request, reply }, meant);
        }
        if (!head) return sendNotFound(request, reply);
        return send({ request, reply }, 200, await htmlOf(page, { slugs, query, reading }, request, head), head);
      });
    }
  }

  site.get(SHELL_PATH, async (request, reply) => {
    const head = describeShell(visitOf(request));
    // It stands in for every page, so it has no placeholder, and shows at once what is stored.
    const page = { ...head, files: [], head: describedHead(head), screen: '' };
    const html = plainHtml(await built(), page, { callsGame: renderer !== undefined });
    return send({ request, reply }, 200, html, head);
  });

  site.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|demo)\//.test(request.url);
    if (!isPage) throw new Problem('not_found');
    const meant = await findMeantPath(store.db, pathOf(request));
    return meant === undefined ? sendNotFound(request, reply) : redirect({ request, reply }, meant);
  });
}
