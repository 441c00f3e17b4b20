import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { changeTeam, createTeam, listOwnTeams, removeTeam } from './teams.service.ts';

export function managedTeamsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedTeams'> {
  const accountRoute = accountRoutes(app);
  return {
    list: accountRoute((account, { query }) => listOwnTeams(deps, account, query)),
    create: accountRoute((account, { body }) => createTeam(deps, account, body), 'make'),
    change: accountRoute((account, { params, body }) => changeTeam(deps, account, params.team_id, body)),
    remove: accountRoute((account, { params }) => removeTeam(deps, account, params.team_id)),
  };
}
