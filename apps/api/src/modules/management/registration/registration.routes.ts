import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { changeRegistration, decideNames, readManagedRegistration, renameTeam } from './registration.service.ts';

export function managedRegistrationsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedRegistrations'> {
  const accountRoute = accountRoutes(app);
  return {
    read: accountRoute((account, { params }) => readManagedRegistration(deps, account, params.battle_id)),
    change: accountRoute(
      (account, { params, body }) => changeRegistration(deps, account, params.battle_id, body),
      'make',
    ),
    decide: accountRoute((account, { params, body }) => decideNames(deps, account, params.battle_id, body), 'make'),
    rename: accountRoute((account, { params, body }) => renameTeam(deps, account, params, body.name), 'make'),
  };
}
