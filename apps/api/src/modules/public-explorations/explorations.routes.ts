import { explorations as contract } from '@puzzle-runs/contract/exploration.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { sendSharedText } from '#http/json-text.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { readingLanguage, sayLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { sharedText } from '#http/shared-text.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { locatePostalCode } from '#modules/places/places.service.ts';
import {
  type AskedFilters,
  findNamed,
  listExplorationMarkers,
  listExplorations,
  rateExploration,
} from './explorations.service.ts';

export function explorationsRoutes(app: FastifyInstance, deps: Deps): Routes<'explorations'> {
  const { db } = deps.store;
  const list = sharedText(
    contract.list.responses[200],
    ({ limit, offset, lang, ...filters }: AskedFilters & { limit: number; offset: number; lang?: string }) =>
      listExplorations(db, filters, { limit, offset, lang }),
  );
  const markers = sharedText(contract.markers.responses[200], (filters: AskedFilters) =>
    listExplorationMarkers(db, filters),
  );
  return {
    list: async ({ query: { lang: asked, exploration_code: key, ...query }, request, reply }) => {
      if (query.name === undefined) return sendSharedText({ request, reply }, await list(query), 'public');
      const { name, lang } = await findNamed(db, { typed: query.name, key }, readingLanguage(request, asked));
      if (lang !== undefined) sayLanguage(reply, lang);
      return sendSharedText(
        { request, reply },
        await list({ ...query, name, key, ...(lang !== undefined && { lang }) }),
        'public',
      );
    },
    markers: async ({ query, request, reply }) => sendSharedText({ request, reply }, await markers(query), 'public'),
    zip: {
      hooks: { onRequest: limited(app, 'place') },
      handler: async ({ query }) => ({ status: 200, body: await locatePostalCode(deps, query.code) }),
    },
    rate: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await rateExploration(deps.store, playerOf(request), params.id, body.rating),
      }),
    },
  };
}
