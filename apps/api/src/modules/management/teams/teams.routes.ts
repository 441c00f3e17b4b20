import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { changeTeam, createTeam, createTeams, listOwnTeams, removeTeam } from './teams.service.ts';

export function managedTeamsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedTeams'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    list: accountRoute((account, { query }) => listOwnTeams(deps, account, query)),
    create: accountRoute(
      once(withOwnPictures(deps, (account, { body, acting }) => createTeam(acting, account, body))),
      'make',
    ),
    createSeveral: accountRoute(
      once((account, { body, acting }) => createTeams(acting, account, body)),
      'make',
    ),
    change: accountRoute(
      withOwnPictures(deps, (account, { params, body }) => changeTeam(deps, account, params.team_id, body)),
    ),
    remove: accountRoute((account, { params }) => removeTeam(deps, account, params.team_id)),
  };
}
