import { battles as contract } from '@puzzle-runs/contract/battle.ts';
import { board } from '@puzzle-runs/contract/board.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { sendSharedText } from '#http/json-text.ts';
import { limited } from '#http/limits/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { sharedText } from '#http/shared-text.ts';
import type { BattleFilters } from './battles.repository.ts';
import { listMarkersOfBattles, listPublicBattles } from './battles.service.ts';
import { readBoard, reportPhoto } from './board.service.ts';

export function boardRoutes(app: FastifyInstance, deps: Deps): Routes<'board'> {
  const read = sharedText(board.read.responses[200], (battle: string) => readBoard(deps, battle));
  return {
    read: async ({ params, request, reply }) => sendSharedText({ request, reply }, await read(params.battle), 'unkept'),
    reportPhoto: {
      hooks: { onRequest: limited(app, 'reportPhoto') },
      handler: async ({ params }) => ({ status: 200, body: await reportPhoto(deps, params) }),
    },
  };
}

export function battlesRoutes(deps: Deps): Routes<'battles'> {
  const list = sharedText(
    contract.list.responses[200],
    ({ limit, offset, ...filters }: BattleFilters & { limit: number; offset: number }) =>
      listPublicBattles(deps, filters, { limit, offset }),
  );
  const markers = sharedText(contract.markers.responses[200], (filters: BattleFilters) =>
    listMarkersOfBattles(deps.store.db, filters),
  );
  return {
    list: async ({ query, request, reply }) => sendSharedText({ request, reply }, await list(query), 'unkept'),
    markers: async ({ query, request, reply }) => sendSharedText({ request, reply }, await markers(query), 'public'),
  };
}
