import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { changeCondition, createCondition } from './conditions.service.ts';
import { changeQualifiers } from './qualifiers.service.ts';

export function conditionsRoutes(app: FastifyInstance, deps: Deps): Routes<'conditions'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    create: accountRoute(
      once((account, { params, body, acting }) => createCondition(acting, account, params.poi_id, body)),
      'make',
    ),
    change: accountRoute((account, { params, body }) => changeCondition(deps, account, params, body)),
  };
}

export function qualifiersRoutes(app: FastifyInstance, deps: Deps): Routes<'qualifiers'> {
  const once = oncePerSubmission(deps);
  return {
    change: accountRoutes(app)(
      once((account, { params, body, acting }) => changeQualifiers(acting, account, params.poi_id, body)),
    ),
  };
}
