import type { Deps } from '#deps.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { endLicense, grantLicense, listAllSubscriptions } from './granting.service.ts';
import { listOwnSubscriptions, listTakenUnits, takeUnits } from './licenses.service.ts';

export function licensesRoutes(deps: Deps): Routes<'subscriptions'> {
  const hooks = { onRequest: requireAccount(deps) };
  return {
    myself: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listOwnSubscriptions(deps, accountOf(request), query),
      }),
    },
    takenUnits: {
      hooks,
      handler: async ({ request, params, query }) => ({
        status: 200,
        body: await listTakenUnits(deps, accountOf(request), params.subscription_id, query),
      }),
    },
    takeUnits: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await takeUnits(deps, accountOf(request), params.subscription_id, body.units),
      }),
    },
    list: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listAllSubscriptions(deps, accountOf(request), query),
      }),
    },
    grant: {
      hooks,
      handler: async ({ request, body }) => ({
        status: 200,
        body: await grantLicense(deps, accountOf(request), body),
      }),
    },
    end: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await endLicense(deps, accountOf(request), params.subscription_id, body),
      }),
    },
  };
}
