import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { changeBattle, createBattle, listOwnBattles, removeBattle } from './battles.service.ts';
import { addParticipant, removeParticipant } from './participants.service.ts';
import {
  freezeRanking,
  givePoints,
  giveTime,
  pauseBattle,
  readActs,
  sendMessage,
  showBoard,
} from './running.service.ts';

export function managedBattlesRoutes(app: FastifyInstance, deps: Deps): Routes<'managedBattles'> {
  const hooks = { onRequest: requireAccount(deps) };
  return {
    list: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listOwnBattles(deps, accountOf(request), query),
      }),
    },
    create: {
      hooks,
      handler: async ({ request, body }) => ({ status: 200, body: await createBattle(deps, accountOf(request), body) }),
    },
    change: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changeBattle(deps, accountOf(request), params.battle_id, body),
      }),
    },
    remove: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removeBattle(deps, accountOf(request), params.battle_id),
      }),
    },
    addParticipant: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await addParticipant(deps, accountOf(request), params.battle_id, body),
      }),
    },
    removeParticipant: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removeParticipant(deps, accountOf(request), params),
      }),
    },
    pause: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await pauseBattle(deps, accountOf(request), params.battle_id, body.paused),
      }),
    },
    giveTime: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await giveTime(deps, accountOf(request), params, body.extra_minutes),
      }),
    },
    givePoints: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await givePoints(deps, accountOf(request), params.battle_id, body),
      }),
    },
    sendMessage: {
      hooks: { ...hooks, preHandler: limited(app, 'tell') }, // a message reaches every phone of a battle
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await sendMessage(deps, accountOf(request), params.battle_id, body),
      }),
    },
    showBoard: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await showBoard(deps, accountOf(request), params.battle_id, body.board),
      }),
    },
    freeze: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await freezeRanking(deps, accountOf(request), params.battle_id, body.frozen),
      }),
    },
    acts: {
      hooks,
      handler: async ({ request, params, query }) => ({
        status: 200,
        body: await readActs(deps, accountOf(request), params.battle_id, query),
      }),
    },
  };
}
