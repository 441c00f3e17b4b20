import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission, submissionOf } from '#modules/account-submissions/once-per-submission.service.ts';
import { startBattle } from '../battles/event-control.service.ts';
import { readEventLog } from '../battles/event-log.service.ts';
import { contactTeam, openPoiForTeam } from './act-on-team.service.ts';
import { readEventTeams } from './event-teams.service.ts';
import { listHelp, markHelpRead, resolveHelp } from './help.service.ts';
import { mergeTeams } from './merge-teams.service.ts';
import { actOnTeams } from './team-actions.service.ts';
import { undoAct } from './undo-act.service.ts';

export function managedEventsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedEvents'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    teams: accountRoute((account, { params }) => readEventTeams(deps, account, params.battle_id)),
    start: accountRoute((account, { params }) => startBattle(deps, account, params.battle_id), 'make'),
    openPoi: accountRoute(
      once((account, { params, acting }) => openPoiForTeam(acting, account, params)),
      'make',
    ),
    contact: accountRoute(
      once((account, { params, body, acting }) => contactTeam(acting, account, params, body.contacted)),
      'make',
    ),
    merge: accountRoute(
      once((account, { params, body, acting }) => mergeTeams(acting, account, { ...params, ...body })),
      'make',
    ),
    // One call may send hundreds of messages.
    act: accountRoute(
      (account, input) => actOnTeams(deps, account, { ...input.params, ...input.body }, submissionOf(account, input)),
      'sendMessage',
    ),
    log: accountRoute((account, { params, query }) => readEventLog(deps, account, params.battle_id, query)),
    undo: accountRoute((account, { params }) => undoAct(deps, account, params), 'make'),
  };
}

export function managedHelpRoutes(app: FastifyInstance, deps: Deps): Routes<'managedHelp'> {
  const accountRoute = accountRoutes(app);
  return {
    list: accountRoute((account, { params, query }) => listHelp(deps, account, params.battle_id, query)),
    read: accountRoute((account, { params }) => markHelpRead(deps, account, params), 'make'),
    resolve: accountRoute((account, { params, body }) => resolveHelp(deps, account, { ...params, ...body }), 'make'),
  };
}
