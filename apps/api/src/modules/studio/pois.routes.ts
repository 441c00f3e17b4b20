import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { changeAddress, changeCoordinates, changeHints } from './poi-locations.service.ts';
import { arrangePois, changePoi, createPoi, listOwnPois, removePoi } from './pois.service.ts';
import { copyPoi, listQuickPois } from './quick-copy.service.ts';

export function managedPoisRoutes(app: FastifyInstance, deps: Deps): Routes<'managedPois'> {
  const hooks = { onRequest: requireAccount(deps) };
  const making = { ...hooks, preHandler: limited(app, 'make') };
  return {
    list: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listOwnPois(deps, accountOf(request), query),
      }),
    },
    listQuick: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listQuickPois(deps, accountOf(request), query),
      }),
    },
    copyQuick: {
      hooks: making,
      handler: async ({ request, body }) => ({ status: 200, body: await copyPoi(deps, accountOf(request), body) }),
    },
    arrange: {
      hooks,
      handler: async ({ request, body }) => ({ status: 200, body: await arrangePois(deps, accountOf(request), body) }),
    },
    create: {
      hooks: making,
      handler: async ({ request, body }) => ({ status: 200, body: await createPoi(deps, accountOf(request), body) }),
    },
    change: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changePoi(deps, accountOf(request), params.poi_id, body),
      }),
    },
    changeHints: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changeHints(deps, accountOf(request), params.poi_id, body),
      }),
    },
    changeAddress: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changeAddress(deps, accountOf(request), params.poi_id, body),
      }),
    },
    changeCoordinates: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changeCoordinates(deps, accountOf(request), params.poi_id, body),
      }),
    },
    remove: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removePoi(deps, accountOf(request), params.poi_id),
      }),
    },
  };
}
