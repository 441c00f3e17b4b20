import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { listFilters, marker, publicExploration } from './exploration.ts';
import { codeFlag, failures, id, page, paging } from './shared.ts';

const c = initContract();

/** A team that may be joined; `code` says whether a code is needed, never which. */
export const publicTeam = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  code: codeFlag,
});

export const publicBattle = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** 1 when at least one of its runs asks for a code. */
  code: codeFlag,
  schedule: battleSchedule,
  Explorations: z.array(publicExploration.extend({ Teams: z.array(publicTeam) })),
});

export const battles = c.router({
  list: {
    method: 'GET',
    path: '/battles',
    summary: 'Battles with their runs and teams; search looks in battle, run and place names',
    query: z.object({ ...listFilters, ...paging }),
    responses: { ...failures, 200: page(publicBattle) },
  },
  markers: {
    method: 'GET',
    path: '/battles/markers',
    summary: 'Battles counted per postal code of their runs, for the map',
    query: z.object(listFilters),
    responses: { ...failures, 200: page(marker) },
  },
});

export type PublicBattle = z.infer<typeof publicBattle>;
export type PublicTeam = z.infer<typeof publicTeam>;
