import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { addTeamsToBattle } from './add-teams.service.ts';
import { givePoints, giveTime } from './adjust-team.service.ts';
import { changeBattle, createBattle, listOwnBattles, removeBattle } from './battles.service.ts';
import {
  endBattle,
  freezeRanking,
  pauseBattle,
  sendMessage,
  showBoard,
  switchArrivalCode,
} from './event-control.service.ts';
import { addParticipant, removeParticipant } from './participants.service.ts';

export function managedBattlesRoutes(app: FastifyInstance, deps: Deps): Routes<'managedBattles'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  // Every act is logged: the limit keeps a runaway client from filling the log.
  return {
    list: accountRoute((account, { query }) => listOwnBattles(deps, account, query)),
    create: accountRoute(
      once(withOwnPictures(deps, (account, { body, acting }) => createBattle(acting, account, body))),
      'make',
    ),
    change: accountRoute(
      withOwnPictures(deps, (account, { params, body }) => changeBattle(deps, account, params.battle_id, body)),
      'make',
    ),
    remove: accountRoute((account, { params }) => removeBattle(deps, account, params.battle_id)),
    addTeams: accountRoute(
      once((account, { params, body, acting }) => addTeamsToBattle(acting, account, params.battle_id, body)),
      'make',
    ),
    addParticipant: accountRoute(
      once((account, { params, body, acting }) => addParticipant(acting, account, params.battle_id, body)),
    ),
    removeParticipant: accountRoute((account, { params }) => removeParticipant(deps, account, params)),
    pause: accountRoute(
      (account, { params, body }) => pauseBattle(deps, account, params.battle_id, body.paused),
      'make',
    ),
    end: accountRoute((account, { params }) => endBattle(deps, account, params.battle_id), 'make'),
    giveTime: accountRoute(
      once((account, { params, body, acting }) => giveTime(acting, account, params, body)),
      'make',
    ),
    givePoints: accountRoute(
      once((account, { params, body, acting }) => givePoints(acting, account, params.battle_id, body)),
      'make',
    ),
    // Each message goes to every phone of the battle, so its limit is lower.
    sendMessage: accountRoute(
      once((account, { params, body, acting }) => sendMessage(acting, account, params.battle_id, body)),
      'sendMessage',
    ),
    showBoard: accountRoute((account, { params, body }) => showBoard(deps, account, params.battle, body.board), 'make'),
    freeze: accountRoute(
      (account, { params, body }) => freezeRanking(deps, account, params.battle_id, body.frozen),
      'make',
    ),
    arrivalCode: accountRoute(
      (account, { params, body }) => switchArrivalCode(deps, account, params.battle_id, body.active),
      'make',
    ),
  };
}
