import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleState } from '../battle-schedule.ts';
import { failures } from '../failures.ts';
import { playedTeam, points } from '../play/progress.ts';
import { rankByShare, rankingEntry, tieRule } from '../play/ranking.ts';
import { id, idParam, language, namedRecord, page, paging, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { statisticEntry } from './statistic.ts';

const c = initContract();

/** Slug of an own battle. */
const ofBattle = { battle_name: text(NAME_MAX) };

const managedProgressEntry = points
  .extend({
    Battle: namedRecord,
    Team: playedTeam,
    Exploration: namedRecord,
    participant_id: id,
    /** Null until a player of the team joins. */
    joined_at: time.nullable(),
    tasks_completed: z.int(),
    /** Existing tasks that are not solved yet, like `tasksToComplete` of the statistic. */
    tasks_to_complete: z.int(),
    total_tasks: z.int(),
    extra_minutes: z.int(),
    state: battleState,
  })
  .meta({ id: 'ManagedProgress' });

/** The printed card of a team; `join_url` is the target of its QR code. The code '0' means that no code is needed. */
const shareEntry = z
  .object({
    exploration_id: id,
    team_id: id,
    battle_id: id,
    participant_id: id,
    /** The last part of the short address of the card, for phones whose camera fails. */
    card: z.string(),
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
  })
  .meta({ id: 'TeamCard' });

export const managedProgress = c.router({
  list: {
    method: 'GET',
    path: '/management/progress',
    summary: 'List the progress of the teams',
    description: 'Returns points and solved tasks of each team of an own battle, by name.',
    headers: sessionToken,
    query: z.object({ ...ofBattle, ...paging }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(managedProgressEntry) },
  },
  remove: {
    method: 'DELETE',
    path: '/management/progress',
    summary: 'Delete the progress of a team',
    description: 'Deletes its points in an own battle and those it was given. The team may join again.',
    headers: sessionToken,
    body: z.object({ battle_id: id, team_id: id }).meta({ id: 'TeamProgressDeletion' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: z.object({ deleted: z.int() }).meta({ id: 'DeletedCount' }),
    },
  },
  statistic: {
    method: 'GET',
    path: '/management/progress/statistic',
    summary: 'Get the statistic of a battle',
    description:
      'Returns tasks, hints, times and points of the teams of an own battle. With `team_id`, only of one team.',
    headers: sessionToken,
    query: z.object({ ...ofBattle, team_id: idParam.optional() }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(statisticEntry) },
  },
  statisticFile: {
    method: 'GET',
    path: '/management/progress/statistic/csv',
    summary: 'Export the statistic as CSV',
    description:
      'Returns one line for each team, or for each task and hint of each team. `language` decides the headings and ' +
      'the separator.',
    headers: sessionToken,
    query: z.object({
      ...ofBattle,
      lines: z.enum(['teams', 'entries']).default('teams'),
      language: language.default('de'),
    }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: z.string() }),
    },
  },
  ranking: {
    method: 'GET',
    path: '/management/progress/ranking',
    summary: 'Get the live ranking of an own battle',
    description: 'Returns all teams, best first, even while the big screen is frozen.',
    headers: sessionToken,
    query: z.object(ofBattle),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: page(rankingEntry).extend({ rank_by_share: rankByShare, tie_rule: tieRule }).meta({ id: 'OwnRanking' }),
    },
  },
  share: {
    method: 'GET',
    path: '/battles/share',
    summary: 'List the team cards of an own battle',
    description: 'Returns the codes and the join link of each team, for printing.',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX) }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(shareEntry) },
  },
});

export type ManagedProgressEntry = z.infer<typeof managedProgressEntry>;
export type ShareEntry = z.infer<typeof shareEntry>;
