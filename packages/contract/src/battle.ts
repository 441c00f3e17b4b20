import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { listFilters, marker, publicExploration } from './exploration.ts';
import { failures } from './failures.ts';
import { codeFlag, contentLanguageQuery, explorationCode, id, page, paging, text } from './shared.ts';

const c = initContract();

/** A team that players can join. `code` shows only whether a code is needed. */
const publicTeam = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    code: codeFlag,
  })
  .meta({ id: 'PublicTeam' });

const publicBattle = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    /** 1 if at least one of its explorations needs a code. */
    code: codeFlag,
    schedule: battleSchedule,
    /** Whether the big screen is public. */
    board: z.boolean(),
    Explorations: z.array(publicExploration.extend({ Teams: z.array(publicTeam) })),
  })
  .meta({ id: 'PublicBattle' });

/**
 * `battle` matches names of battles; `search` matches names of explorations and places, as in the list of explorations.
 */
const battleFilters = { ...listFilters, battle: text(100).optional() };

export const battles = c.router({
  list: {
    method: 'GET',
    path: '/battles',
    summary: 'List battles with their explorations and teams',
    description:
      'Returns public battles. `battle` matches their names, `search` the names of their explorations and places. ' +
      'With `name` (a slug), each exploration has its `Facts` and is described in the language that `lang` asks ' +
      'for, then `Accept-Language`, then its own. Explorations that only their link finds are left out, except for ' +
      'a `name` with the key of one as `exploration_code`.',
    query: z.object({
      ...battleFilters,
      exploration_code: explorationCode.optional(),
      ...contentLanguageQuery,
      ...paging,
    }),
    responses: { ...failures('invalid_request'), 200: page(publicBattle) },
  },
  markers: {
    method: 'GET',
    path: '/battles/markers',
    summary: 'Count battles per postal code',
    description:
      'Returns one marker for each postal code of their explorations, for a map. Takes the same filters as the list.',
    query: z.object(battleFilters),
    responses: { ...failures('invalid_request'), 200: page(marker) },
  },
});

export type PublicBattle = z.infer<typeof publicBattle>;
export type PublicTeam = z.infer<typeof publicTeam>;
