import { battles as contract } from '@puzzle-runs/contract/battle.ts';
import { board } from '@puzzle-runs/contract/board.ts';
import type { Deps } from '#deps.ts';
import { sendSharedText } from '#http/json-text.ts';
import type { Routes } from '#http/register.ts';
import { sharedText } from '#http/shared-text.ts';
import type { BattleFilters } from './battles.repository.ts';
import { listMarkersOfBattles, listPublicBattles } from './battles.service.ts';
import { readBoard } from './board.service.ts';

export function boardRoutes(deps: Deps): Routes<'board'> {
  const read = sharedText(board.read.responses[200], (battle: string) => readBoard(deps, battle));
  return {
    read: async ({ params, request, reply }) => sendSharedText({ request, reply }, await read(params.battle), 'unkept'),
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
