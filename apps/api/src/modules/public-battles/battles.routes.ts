import type { Deps } from '#deps.ts';
import type { Routes } from '#http/register.ts';
import { listMarkersOfBattles, listPublicBattles } from './battles.service.ts';
import { readBoard } from './board.service.ts';

export function boardRoutes(deps: Deps): Routes<'board'> {
  return { read: async ({ params }) => ({ status: 200, body: await readBoard(deps, params.battle) }) };
}

export function battlesRoutes(deps: Deps): Routes<'battles'> {
  return {
    list: async ({ query: { limit, offset, ...filters } }) => ({
      status: 200,
      body: await listPublicBattles(deps, filters, { limit, offset }),
    }),
    markers: async ({ query }) => ({ status: 200, body: await listMarkersOfBattles(deps.store.db, query) }),
  };
}
