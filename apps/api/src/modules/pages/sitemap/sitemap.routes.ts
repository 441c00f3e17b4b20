import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#deps.ts';
import { indexOfSitemaps, robots, type SitemapPart, sitemapOfExplorations, sitemapOfPages } from './sitemap.service.ts';

/** A number without leading zeros, small enough for the ids of both databases. */
const CHUNK_PATTERN = '^(?:0|[1-9]\\d{0,4})$';

/** Serves robots.txt and the site map for search engines; each file of the site map costs one query. */
export function registerSitemap(site: FastifyInstance, { config, store: { db } }: Deps): void {
  const origin = config.playerUrl;
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);

  site.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain', robots(origin)));
  site.get('/sitemap.xml', async (_request, reply) =>
    send(reply, 'application/xml', await indexOfSitemaps(db, origin)),
  );
  site.get('/sitemap/pages.xml', async (_request, reply) => send(reply, 'application/xml', sitemapOfPages(origin)));
  for (const part of ['runs', 'battles'] as const satisfies SitemapPart[]) {
    site.get<{ Params: { chunk: string } }>(`/sitemap/${part}/:chunk(${CHUNK_PATTERN}).xml`, async (request, reply) => {
      const xml = await sitemapOfExplorations(db, origin, part, Number(request.params.chunk));
      if (xml === undefined) throw new Problem('not_found');
      return send(reply, 'application/xml', xml);
    });
  }
}
