import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { changePrerequisite, createPrerequisite, removePrerequisite } from './prerequisites.service.ts';

export function prerequisitesRoutes(app: FastifyInstance, deps: Deps): Routes<'prerequisites'> {
  const hooks = { onRequest: requireAccount(deps) };
  const making = { ...hooks, preHandler: limited(app, 'make') };
  return {
    create: {
      hooks: making,
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
