import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { endLicense, extendLicense, grantLicense, listAllSubscriptions } from './granting.service.ts';
import { listOwnSubscriptions, listTakenUnits, takeUnits } from './licenses.service.ts';

export function licensesRoutes(app: FastifyInstance, deps: Deps): Routes<'subscriptions'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    myself: accountRoute((account, { query }) => listOwnSubscriptions(deps, account, query)),
    takenUnits: accountRoute((account, { params, query }) =>
      listTakenUnits(deps, account, params.subscription_id, query),
    ),
    takeUnits: accountRoute(
      once((account, { params, body, acting }) => takeUnits(acting, account, params.subscription_id, body.units)),
    ),
    list: accountRoute((account, { query }) => listAllSubscriptions(deps, account, query)),
    grant: accountRoute(once((account, { body, acting }) => grantLicense(acting, account, body))),
    extend: accountRoute(
      once((account, { params, body, acting }) => extendLicense(acting, account, params.subscription_id, body)),
    ),
    end: accountRoute((account, { params, body }) => endLicense(deps, account, params.subscription_id, body)),
  };
}
