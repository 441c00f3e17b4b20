import type { Deps } from '#deps.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { readJoinedPois } from './joined-pois.service.ts';

export function joinedRoutes(deps: Deps): Routes<'joined'> {
  return {
    pois: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await readJoinedPois(deps, playerOf(request)) }),
    },
  };
}
