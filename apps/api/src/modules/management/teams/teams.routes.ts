import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { changeTeam, createTeam, listOwnTeams, removeTeam } from './teams.service.ts';

export function managedTeamsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedTeams'> {
  const owned = ownedCalls(app, deps);
  return {
    list: owned((account, { query }) => listOwnTeams(deps, account, query)),
    create: owned((account, { body }) => createTeam(deps, account, body), 'make'),
    change: owned((account, { params, body }) => changeTeam(deps, account, params.team_id, body)),
    remove: owned((account, { params }) => removeTeam(deps, account, params.team_id)),
  };
}
