import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { locatePostalCode } from '#modules/places/places.service.ts';
import { listExplorationMarkers, listExplorations, rateExploration } from './explorations.service.ts';

export function explorationsRoutes(app: FastifyInstance, deps: Deps): Routes<'explorations'> {
  const { db } = deps.store;
  return {
    list: async ({ query: { limit, offset, ...filters } }) => ({
      status: 200,
      body: await listExplorations(db, filters, { limit, offset }),
    }),
    markers: async ({ query }) => ({ status: 200, body: await listExplorationMarkers(db, query) }),
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
