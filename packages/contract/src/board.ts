import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { failures } from './failures.ts';
import { playedTeam } from './play/progress.ts';
import { rankByShare, rankingEntry, tieRule } from './play/ranking.ts';
import { explorationCode, id, idParam, page, text, time } from './shared.ts';

const c = initContract();

/** `url` is valid for a few minutes; read the board again for a new one. */
const boardPhoto = z.object({ id, url: z.string(), Team: playedTeam }).meta({ id: 'BoardPhoto' });

/** Where a team of an event goes next, and when it plays. */
const walk = z
  .object({ team_id: id, starts_at: time.nullable(), ends_at: time.nullable(), next: z.string().nullable() })
  .meta({ id: 'TeamWalk' });

/** The big screen of an event. */
const battleBoard = page(rankingEntry)
  .extend({
    Battle: z.object({ name: z.string(), slug: z.string() }),
    /**
     * After the end of the battle, the schedule of the team with the most extra minutes, until its time is over, too.
     */
    schedule: battleSchedule,
    /** Whether only teams with extra minutes still play. */
    extra_time: z.boolean(),
    /** When the ranking was frozen; null if it is live. */
    frozen_at: time.nullable(),
    rank_by_share: rankByShare,
    tie_rule: tieRule,
    /** The time and the next poi of each team; missing where all teams play at the same time and in the same order. */
    walks: z.array(walk).optional(),
    /** Number of photos of all teams that wait for the reviewer's verdict. */
    open_reviews: z.int(),
    /** Photos that their teams and the reviewer let visitors see, newest first. */
    photos: z.array(boardPhoto),
    /** Address of the page where visitors choose their team, for the QR code. */
    join_url: z.string(),
    /** Short form of `join_url` for typing; works while the big screen is public. */
    short_url: z.string(),
  })
  .meta({ id: 'BattleBoard' });

export const board = c.router({
  read: {
    method: 'GET',
    path: '/battles/:battle/board',
    summary: 'Get the big screen of a battle',
    description:
      'Finds the battle by its slug. Only while the organiser shows the big screen. Where only its link finds the ' +
      'exploration, `join_url` leads to it with its key as `exploration_code`.',
    pathParams: z.object({ battle: text(NAME_MAX) }),
    query: z.object({ exploration_code: explorationCode.optional() }),
    responses: { ...failures('invalid_request', 'not_found'), 200: battleBoard },
  },
  reportPhoto: {
    method: 'POST',
    path: '/battles/:battle/board/photos/:photo_id/report',
    summary: 'Report a photo on the big screen',
    description: 'Takes the photo off the big screen at once and marks it for the reviewer.',
    pathParams: z.object({ battle: text(NAME_MAX), photo_id: idParam }),
    body: c.noBody(),
    responses: {
      ...failures('invalid_request', 'not_found', 'rate_limited'),
      200: z.object({ reported: z.literal(true) }).meta({ id: 'ReportedPhoto' }),
    },
  },
});

export type BattleBoard = z.infer<typeof battleBoard>;
