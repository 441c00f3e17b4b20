import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { endLicense, grantLicense, listAllSubscriptions } from './granting.service.ts';
import { listOwnSubscriptions, listTakenUnits, takeUnits } from './licenses.service.ts';

export function licensesRoutes(app: FastifyInstance, deps: Deps): Routes<'subscriptions'> {
  const owned = ownedCalls(app, deps);
  return {
    myself: owned((account, { query }) => listOwnSubscriptions(deps, account, query)),
    takenUnits: owned((account, { params, query }) => listTakenUnits(deps, account, params.subscription_id, query)),
    takeUnits: owned((account, { params, body }) => takeUnits(deps, account, params.subscription_id, body.units)),
    list: owned((account, { query }) => listAllSubscriptions(deps, account, query)),
    grant: owned((account, { body }) => grantLicense(deps, account, body)),
    end: owned((account, { params, body }) => endLicense(deps, account, params.subscription_id, body)),
  };
}
