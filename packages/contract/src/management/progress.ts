import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleState } from '../battle-schedule.ts';
import { points, rankingEntry } from '../progress.ts';
import { failures, id, namedRecord, page, paging, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { statisticEntry } from './statistic.ts';

const c = initContract();

/** Slug of an own battle. */
const ofBattle = { battle_name: text(NAME_MAX) };

const managedProgressEntry = points.extend({
  Battle: namedRecord,
  Team: namedRecord.extend({ image: z.string().nullable() }),
  Exploration: namedRecord,
  participant_id: id,
  /** Null until a player of the team joins. */
  joined_at: time.nullable(),
  tasks_completed: z.int(),
  tasks_to_complete: z.int(),
  extra_minutes: z.int(),
  state: battleState,
});

/** The printed card of a team; `join_url` is the target of its QR code. The code '0' means that no code is needed. */
const shareEntry = z.object({
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
    summary: 'List the progress of the teams of an own battle, by name',
    headers: sessionToken,
    query: z.object({ ...ofBattle, ...paging }),
    responses: { ...failures, 200: page(managedProgressEntry) },
  },
  remove: {
    method: 'DELETE',
    path: '/management/progress',
    summary: 'Delete the progress of a team in an own battle and the points it was given; the team may join again',
    headers: sessionToken,
    body: z.object({ battle_id: id, team_id: id }),
    responses: { ...failures, 200: z.object({ deleted: z.int() }) },
  },
  statistic: {
    method: 'GET',
    path: '/management/progress/statistic',
    summary: 'Get tasks, hints, times and points of the teams of an own battle; with `team_id`, of one team',
    headers: sessionToken,
    query: z.object({ ...ofBattle, team_id: z.coerce.number<number>().pipe(id).optional() }),
    responses: { ...failures, 200: page(statisticEntry) },
  },
  statisticFile: {
    method: 'GET',
    path: '/management/progress/statistic/csv',
    summary: 'Export the statistic as CSV: one line per team, or per task and hint of each team',
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
    summary: 'List all teams of an own battle, best first; always live, even while the board is frozen',
    headers: sessionToken,
    query: z.object(ofBattle),
    responses: { ...failures, 200: page(rankingEntry) },
  },
  share: {
    method: 'GET',
    path: '/battles/share',
    summary: 'List the team cards of an own battle, codes included',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX) }),
    responses: { ...failures, 200: page(shareEntry) },
  },
});

export type ManagedProgressEntry = z.infer<typeof managedProgressEntry>;
export type ShareEntry = z.infer<typeof shareEntry>;
