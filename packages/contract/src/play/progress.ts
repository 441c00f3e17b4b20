import { PROGRESSOR_TYPES } from '@puzzle-runs/domain/progress/progressor-types.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from '../battle-schedule.ts';
import { failures } from '../failures.ts';
import { offlinePackage } from '../offline/offline-content.ts';
import { playedPoi } from '../poi.ts';
import { contentLanguageQuery, guestId, id, language, namedRecord, page, time, trueOrFalse } from '../shared.ts';
import { optionalSession, runToken, runTokenAndCaptcha, sessionToken } from '../token-headers.ts';
import { battleMessage } from './battle-message.ts';
import { helpCalls } from './help.ts';
import { invitation } from './invitation.ts';
import { joinedExploration, playedExploration } from './played-exploration.ts';
import { rankByShare, rankingEntry, tieRule } from './ranking.ts';
import { submission, submissionResult } from './submission.ts';

const c = initContract();

export const points = z
  .object({
    netPoints: z.int(),
    earnedPoints: z.int(),
    spentPoints: z.int(),
    /** Given by the organiser of a battle (negative: taken); included in the net points. */
    adjustedPoints: z.int(),
    pointsToEarn: z.int(),
  })
  .meta({ id: 'Points' });

export const playedTeam = namedRecord.extend({ image: z.string().nullable() }).meta({ id: 'PlayedTeam' });

const participationProgress = points
  .extend({
    tasks_completed: z.int(),
    /** Existing tasks that are not solved yet, like `tasksToComplete` of the statistic. */
    tasks_to_complete: z.int(),
    total_tasks: z.int(),
    joined_at: time,
    /** When the last task was solved; null until all are. */
    finished_at: time.nullable(),
    rating: z.int().nullable(),
    /** Number of photos that wait for the reviewer's verdict and may still bring points. */
    open_reviews: z.int(),
  })
  .meta({ id: 'ParticipationProgress' });

/** Everything a player's device shows of an exploration: its pois in order, and the player's progress. */
const joinedPois = page(playedPoi)
  .extend({
    exploration: joinedExploration,
    /** HTML to read before the first poi; null without one, and before the start of the battle. */
    intro: z.string().nullable(),
    /**
     * HTML to read at the finish; null without one, and until `finished_at` is set or the battle has ended for the
     * team.
     */
    finale: z.string().nullable(),
    battle: namedRecord.nullable(),
    team: playedTeam.nullable(),
    /** Times of the battle for this team; null without a battle. Before the start the list of pois is empty. */
    schedule: battleSchedule.nullable(),
    /** Whether the creator, and in a battle its organiser, let this phone load the answers (`offlinePackage`). */
    playable_offline: z.boolean(),
    /** Whether the organiser of the battle takes requests for help. */
    help_requests: z.boolean(),
    progress: participationProgress,
  })
  .meta({ id: 'JoinedPois' });

const ownProgress = points
  .extend({
    progressor_type: z.enum(PROGRESSOR_TYPES),
    /** The caller's guest id or account id; null for a team. */
    progressor_id: z.string().nullable(),
    Exploration: playedExploration,
    Battle: namedRecord.nullable(),
    Team: playedTeam.nullable(),
    tasks_completed: z.int(),
    /** Existing tasks that are not solved yet, like `tasksToComplete` of the statistic. */
    tasks_to_complete: z.int(),
    total_tasks: z.int(),
    finished_at: time.nullable(),
  })
  .meta({ id: 'OwnProgress' });

export const joined = c.router({
  pois: {
    method: 'GET',
    path: '/joined/pois',
    summary: 'List the pois of the joined exploration',
    description:
      'Returns everything that this player may see, with the progress so far. A locked poi shows only its name and ' +
      'its prerequisites. `lang` decides the language, then `Accept-Language`, then the source.',
    headers: runToken,
    query: z.object(contentLanguageQuery),
    responses: { ...failures('invalid_request', 'unauthorized'), 200: joinedPois },
  },
  offlinePackage: {
    method: 'GET',
    path: '/joined/offline_package',
    summary: 'Load the joined exploration with its answers',
    description:
      'Only where the creator, and in a battle its organiser, allows to play without a network. Returns the whole ' +
      'run with answers, hidden targets and hint values, encoded but not encrypted. Refused to everyone while a ' +
      'battle that forbids it is upcoming or running with this exploration.',
    headers: runToken,
    query: z.object(contentLanguageQuery),
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'battle_not_open',
        'not_playable_offline',
        'battle_forbids_offline',
        'rate_limited',
      ),
      200: offlinePackage,
    },
  },
});

export const progress = c.router({
  points: {
    method: 'GET',
    path: '/progress/points',
    summary: 'Get the own points',
    description: 'Returns earned, spent and net points of the participation. In a team they belong to the whole team.',
    headers: runToken,
    responses: { ...failures('unauthorized'), 200: points },
  },
  ranking: {
    method: 'GET',
    path: '/progress/ranking',
    summary: 'List all teams of the battle, best first',
    description: 'A frozen ranking returns the state at the freeze. Without a battle the list is empty.',
    headers: runToken,
    responses: {
      ...failures('unauthorized'),
      200: page(rankingEntry)
        .extend({
          frozen_at: time.nullable(),
          rank_by_share: rankByShare,
          tie_rule: tieRule,
          /** Whether spectators may see the big screen of the battle. */
          board: z.boolean(),
          /** Number of photos of all teams that wait for the reviewer's verdict. */
          open_reviews: z.int(),
        })
        .meta({ id: 'Ranking' }),
    },
  },
  messages: {
    method: 'GET',
    path: '/progress/messages',
    summary: 'List the messages of the organiser',
    description: 'Returns the messages to this team or to all teams, newest first. They count as read.',
    headers: runToken,
    /** `false` for a page in the background: the messages count as read once they are on a screen. */
    query: z.object({ seen: trueOrFalse('true') }),
    responses: { ...failures('invalid_request', 'unauthorized'), 200: page(battleMessage) },
  },
  ...helpCalls,
  picture: {
    method: 'GET',
    path: '/progress/picture',
    summary: 'Get the own result as a picture to share',
    description:
      'A PNG of 1200 × 630 pixels with the run, the place in a battle or else the points, and the time. It names no ' +
      'persons and no teams.',
    headers: runToken,
    query: z.object({ language: language.default('de') }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'rate_limited'),
      200: c.otherResponse({ contentType: 'image/png', body: z.custom<Uint8Array>() }),
    },
  },
  invitation: {
    method: 'GET',
    path: '/progress/invitation',
    summary: 'Get the invitation to the own team of friends',
    description: 'Returns the link and the code for friends. Teams of a battle have no invitation.',
    headers: runToken,
    responses: { ...failures('unauthorized', 'not_found'), 200: invitation },
  },
  leave: {
    method: 'POST',
    path: '/progress/leave',
    summary: 'Leave the own team of friends',
    description: 'The last player to leave deletes the team and its progress. Returns the number of remaining players.',
    headers: runToken,
    body: c.noBody(),
    /** Number of remaining players. */
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: z.object({ members: z.int() }).meta({ id: 'LeftTeam' }),
    },
  },
  submit: {
    method: 'POST',
    path: '/progress',
    summary: 'Answer a task, buy a hint or arrive at a poi',
    description:
      'A wrong answer is refused with `wrong_answer` and counts as an attempt; `params.reply` is what its creator ' +
      'wrote for it. Repeat a lost request with the same `submission_id`, and it counts once. An arrival opens the ' +
      'tasks of the poi for the whole team; it is refused with `poi_full` while the battle has no room there. `lang` ' +
      'decides the language of the reply.',
    headers: runTokenAndCaptcha,
    query: z.object(contentLanguageQuery),
    body: submission,
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'poi_locked',
        'not_there_yet',
        'position_inaccurate',
        'wrong_arrival_code',
        'poi_full',
        'captcha_required',
        'battle_not_open',
        'duplicated_answer',
        'no_attempts_left',
        'not_enough_points',
        'hint_not_yet',
        'task_already_progressed',
        'wrong_answer',
        'rate_limited',
      ),
      200: submissionResult,
    },
  },
  myself: {
    method: 'GET',
    path: '/progress/myself',
    summary: 'List explorations played by this account or guest id',
    description:
      'Send a session token for an account, or `guest_id` for a guest. Returns the points and the progress of each.',
    headers: optionalSession,
    query: z.object({ guest_id: guestId.optional() }),
    responses: { ...failures('invalid_request', 'unauthorized'), 200: page(ownProgress) },
  },
  takeOver: {
    method: 'POST',
    path: '/progress/takeover',
    summary: 'Move the participations of a guest to the account',
    description: 'The guest keeps those that the account has already. Returns both numbers.',
    headers: sessionToken,
    body: z.object({ guest_id: guestId }).meta({ id: 'GuestTakeover' }),
    /** Numbers of participations. */
    responses: {
      ...failures('invalid_request', 'unauthorized', 'rate_limited'),
      200: z.object({ taken_over: z.int(), kept: z.int() }).meta({ id: 'TakenOver' }),
    },
  },
  remove: {
    method: 'DELETE',
    path: '/progress',
    summary: 'Delete the own progress in one exploration',
    description:
      'Send a session token for an account, or `guest_id` for a guest. Returns the number of deleted participations.',
    headers: optionalSession,
    body: z
      .object({
        progressor_type: z.enum(['guest', 'user']),
        guest_id: guestId.nullish(),
        exploration_id: id,
      })
      .meta({ id: 'ProgressDeletion' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: z.object({ deleted: z.int() }).meta({ id: 'DeletedCount' }),
    },
  },
});

export type Points = z.infer<typeof points>;
export type JoinedPois = z.infer<typeof joinedPois>;
export type OwnProgress = z.infer<typeof ownProgress>;
