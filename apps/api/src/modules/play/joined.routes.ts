import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { readJoinedPois } from './joined-pois.service.ts';
import { readOfflinePackage } from './offline-package.service.ts';

export function joinedRoutes(app: FastifyInstance, deps: Deps): Routes<'joined'> {
  return {
    pois: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await readJoinedPois(deps, playerOf(request)) }),
    },
    offlinePackage: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'offlinePackage') },
      handler: async ({ request }) => ({ status: 200, body: await readOfflinePackage(deps, playerOf(request)) }),
    },
  };
}
