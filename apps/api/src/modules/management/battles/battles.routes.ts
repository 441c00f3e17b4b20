import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { changeBattle, createBattle, listOwnBattles, removeBattle } from './battles.service.ts';
import {
  endBattle,
  freezeRanking,
  givePoints,
  giveTime,
  pauseBattle,
  readActs,
  sendMessage,
  showBoard,
} from './event-control.service.ts';
import { addParticipant, removeParticipant } from './participants.service.ts';

export function managedBattlesRoutes(app: FastifyInstance, deps: Deps): Routes<'managedBattles'> {
  const owned = ownedCalls(app, deps);
  // Whatever an organiser does is kept in the log of the battle: a program that runs wild must not fill it.
  return {
    list: owned((account, { query }) => listOwnBattles(deps, account, query)),
    create: owned((account, { body }) => createBattle(deps, account, body), 'make'),
    change: owned((account, { params, body }) => changeBattle(deps, account, params.battle_id, body), 'make'),
    remove: owned((account, { params }) => removeBattle(deps, account, params.battle_id)),
    addParticipant: owned((account, { params, body }) => addParticipant(deps, account, params.battle_id, body)),
    removeParticipant: owned((account, { params }) => removeParticipant(deps, account, params)),
    pause: owned((account, { params, body }) => pauseBattle(deps, account, params.battle_id, body.paused), 'make'),
    end: owned((account, { params }) => endBattle(deps, account, params.battle_id), 'make'),
    giveTime: owned((account, { params, body }) => giveTime(deps, account, params, body.extra_minutes), 'make'),
    givePoints: owned((account, { params, body }) => givePoints(deps, account, params.battle_id, body), 'make'),
    // A message reaches every phone of a battle.
    sendMessage: owned((account, { params, body }) => sendMessage(deps, account, params.battle_id, body), 'tell'),
    showBoard: owned((account, { params, body }) => showBoard(deps, account, params.battle_id, body.board), 'make'),
    freeze: owned((account, { params, body }) => freezeRanking(deps, account, params.battle_id, body.frozen), 'make'),
    acts: owned((account, { params, query }) => readActs(deps, account, params.battle_id, query)),
  };
}
