import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { LANGUAGES } from '@puzzle-runs/domain/site/language.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleState } from '../battle-schedule.ts';
import { sessionToken } from '../headers.ts';
import { points, rankingEntry } from '../progress.ts';
import { failures, id, page, paging, text, time } from '../shared.ts';
import { named } from './fields.ts';
import { statisticEntry } from './statistic.ts';

const c = initContract();

/** Slug of an own battle. */
const ofBattle = { battle_name: text(NAME_MAX) };

export const managedProgressEntry = points.extend({
  Battle: named,
  Team: named.extend({ image: z.string().nullable() }),
  Exploration: named,
  participant_id: id,
  /** Null before anybody of the team has joined. */
  joined_at: time.nullable(),
  tasks_completed: z.int(),
  tasks_to_complete: z.int(),
  extra_minutes: z.int(),
  state: battleState,
});

/** What is printed on the card of a team, and where its QR code leads (specification 2, part 3). A code of '0' means none. */
export const shareEntry = z.object({
  exploration_id: id,
  team_id: id,
  battle_id: id,
  Team: z.object({ name: z.string(), image: z.string().nullable(), code: z.string() }),
  Exploration: z.object({
    name: z.string(),
    image: z.string().nullable(),
    description: z.string(),
    code: z.string(),
    /** A draft cannot be joined. */
    published: z.boolean(),
  }),
  Battle: z.object({ name: z.string(), description: z.string() }),
  join_url: z.string(),
});

export const managedProgress = c.router({
  list: {
    method: 'GET',
    path: '/management/progress',
    summary: 'How far the teams of an own battle are, by name',
    headers: sessionToken,
    query: z.object({ ...ofBattle, ...paging }),
    responses: { ...failures, 200: page(managedProgressEntry) },
  },
  remove: {
    method: 'DELETE',
    path: '/management/progress',
    summary: 'Delete the progress of a team in an own battle, with the points it was given; it may join again',
    headers: sessionToken,
    body: z.object({ battle_id: id, team_id: id }),
    responses: { ...failures, 200: z.object({ deleted: z.int() }) },
  },
  statistic: {
    method: 'GET',
    path: '/management/progress/statistic',
    summary: 'Quests, hints, times and points of the teams of an own battle; with `team_id`, of one',
    headers: sessionToken,
    query: z.object({ ...ofBattle, team_id: z.coerce.number<number>().pipe(id).optional() }),
    responses: { ...failures, 200: page(statisticEntry) },
  },
  statisticFile: {
    method: 'GET',
    path: '/management/progress/statistic/csv',
    summary: 'The statistic for a spreadsheet: a line for each team, or for each quest and hint of each team',
    headers: sessionToken,
    query: z.object({
      ...ofBattle,
      lines: z.enum(['teams', 'entries']).default('teams'),
      language: z.enum(LANGUAGES).default('de'),
    }),
    responses: { ...failures, 200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: z.string() }) },
  },
  ranking: {
    method: 'GET',
    path: '/management/progress/ranking',
    summary: 'All teams of an own battle, best first, as they are now, whether or not the board is frozen',
    headers: sessionToken,
    query: z.object(ofBattle),
    responses: { ...failures, 200: page(rankingEntry) },
  },
  share: {
    method: 'GET',
    path: '/battles/share',
    summary: 'The cards of an own battle, codes included',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX) }),
    responses: { ...failures, 200: page(shareEntry) },
  },
});

export type ManagedProgressEntry = z.infer<typeof managedProgressEntry>;
export type ShareEntry = z.infer<typeof shareEntry>;
