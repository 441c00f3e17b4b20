import { battles as contract } from '@puzzle-runs/contract/battle.ts';
import { board } from '@puzzle-runs/contract/board.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { addVary, sendSharedText } from '#http/json-text.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { readingLanguage } from '#http/reading-language.ts';
import type { Routes } from '#http/register.ts';
import { sharedText } from '#http/shared-text.ts';
import type { BattleFilters } from './battles.repository.ts';
import { listMarkersOfBattles, listPublicBattles } from './battles.service.ts';
import { readBoard, reportPhoto } from './board.service.ts';

export function boardRoutes(app: FastifyInstance, deps: Deps): Routes<'board'> {
  const read = sharedText(board.read.responses[200], (asked: { battle: string; key: string | undefined }) =>
    readBoard(deps, asked),
  );
  return {
    read: async ({ params: { battle }, query: { exploration_code: key }, request, reply }) =>
      sendSharedText({ request, reply }, await read({ battle, key }), 'unkept'),
    reportPhoto: {
      hooks: { onRequest: limited(app, 'reportPhoto') },
      handler: async ({ params }) => ({ status: 200, body: await reportPhoto(deps, params) }),
    },
  };
}

/** Lists show descriptions in the source language. */
const NO_READING: ReadingLanguage = { asked: undefined, accepted: undefined };

export function battlesRoutes(deps: Deps): Routes<'battles'> {
  const list = sharedText(
    contract.list.responses[200],
    ({
      limit,
      offset,
      asked,
      accepted,
      ...filters
    }: BattleFilters & { limit: number; offset: number } & ReadingLanguage) =>
      listPublicBattles(deps, filters, { limit, offset, asked, accepted }),
  );
  const markers = sharedText(contract.markers.responses[200], (filters: BattleFilters) =>
    listMarkersOfBattles(deps.store.db, filters),
  );
  return {
    list: async ({ query: { lang, exploration_code: key, ...query }, request, reply }) => {
      if (query.name !== undefined) addVary(reply, 'Accept-Language');
      const reading = query.name === undefined ? NO_READING : readingLanguage(request, lang);
      return sendSharedText({ request, reply }, await list({ ...query, key, ...reading }), 'unkept');
    },
    markers: async ({ query, request, reply }) => sendSharedText({ request, reply }, await markers(query), 'public'),
  };
}
