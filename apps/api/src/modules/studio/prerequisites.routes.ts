import type { Deps } from '#deps.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { changePrerequisite, createPrerequisite, removePrerequisite } from './prerequisites.service.ts';

export function prerequisitesRoutes(deps: Deps): Routes<'prerequisites'> {
  const hooks = { onRequest: requireAccount(deps) };
  return {
    create: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await createPrerequisite(deps, accountOf(request), params.poi_id, body),
      }),
    },
    change: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changePrerequisite(deps, accountOf(request), params, body),
      }),
    },
    remove: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removePrerequisite(deps, accountOf(request), params),
      }),
    },
  };
}
