import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { holds, sendPrivateText } from '#http/json-text.ts';
import { limited } from '#http/limits/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { readJoinedPois } from './joined-pois/joined-pois.service.ts';
import { readOfflinePackage } from './offline-package.service.ts';

export function joinedRoutes(app: FastifyInstance, deps: Deps): Routes<'joined'> {
  return {
    pois: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request, reply }) => {
        const { etag, text } = await readJoinedPois(deps, playerOf(request), (etag) => holds(request, etag));
        return sendPrivateText<JoinedPois>({ request, reply }, { etag, text });
      },
    },
    offlinePackage: {
      hooks: { onRequest: requirePlayer, preHandler: limited(app, 'offlinePackage') },
      handler: async ({ request }) => ({ status: 200, body: await readOfflinePackage(deps, playerOf(request)) }),
    },
  };
}
