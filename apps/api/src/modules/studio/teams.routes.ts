import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { changeTeam, createTeam, listOwnTeams, removeTeam } from './teams.service.ts';

export function managedTeamsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedTeams'> {
  const hooks = { onRequest: requireAccount(deps) };
  const making = { ...hooks, preHandler: limited(app, 'make') };
  return {
    list: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listOwnTeams(deps, accountOf(request), query),
      }),
    },
    create: {
      hooks: making,
      handler: async ({ request, body }) => ({ status: 200, body: await createTeam(deps, accountOf(request), body) }),
    },
    change: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changeTeam(deps, accountOf(request), params.team_id, body),
      }),
    },
    remove: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removeTeam(deps, accountOf(request), params.team_id),
      }),
    },
  };
}
