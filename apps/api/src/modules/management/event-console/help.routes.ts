import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { listHelp, markHelpRead, resolveHelp } from './help.service.ts';

export function managedHelpRoutes(app: FastifyInstance, deps: Deps): Routes<'managedHelp'> {
  const accountRoute = accountRoutes(app);
  return {
    list: accountRoute((account, { params, query }) => listHelp(deps, account, params.battle_id, query)),
    read: accountRoute((account, { params }) => markHelpRead(deps, account, params), 'make'),
    resolve: accountRoute((account, { params, body }) => resolveHelp(deps, account, { ...params, ...body }), 'make'),
  };
}
