import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { changePrerequisite, createPrerequisite, removePrerequisite } from './prerequisites.service.ts';

export function prerequisitesRoutes(app: FastifyInstance, deps: Deps): Routes<'prerequisites'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    create: accountRoute(
      once((account, { params, body, acting }) => createPrerequisite(acting, account, params.poi_id, body)),
      'make',
    ),
    change: accountRoute((account, { params, body }) => changePrerequisite(deps, account, params, body)),
    remove: accountRoute((account, { params }) => removePrerequisite(deps, account, params)),
  };
}
