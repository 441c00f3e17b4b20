import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { listFilters, marker, publicExploration } from './exploration.ts';
import { codeFlag, failures, id, page, paging } from './shared.ts';

const c = initContract();

/** A team that players can join. `code` shows only whether a code is needed. */
const publicTeam = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  code: codeFlag,
});

const publicBattle = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** 1 if at least one of its explorations needs a code. */
  code: codeFlag,
  schedule: battleSchedule,
  Explorations: z.array(publicExploration.extend({ Teams: z.array(publicTeam) })),
});

export const battles = c.router({
  list: {
    method: 'GET',
    path: '/battles',
    summary:
      'List battles with their explorations and teams; `search` matches names of battles, explorations and places',
    query: z.object({ ...listFilters, ...paging }),
    responses: { ...failures, 200: page(publicBattle) },
  },
  markers: {
    method: 'GET',
    path: '/battles/markers',
    summary: 'Count battles per postal code of their explorations, for the map',
    query: z.object(listFilters),
    responses: { ...failures, 200: page(marker) },
  },
});

export type PublicBattle = z.infer<typeof publicBattle>;
export type PublicTeam = z.infer<typeof publicTeam>;
