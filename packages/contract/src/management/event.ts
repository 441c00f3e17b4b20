import { START_DELAY_MINUTES_MAX } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { EXTRA_MINUTES_MAX, MESSAGE_MAX, TEAM_ACTIONS_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleState } from '../battle-schedule.ts';
import { failures } from '../failures.ts';
import { playedTeam } from '../play/progress.ts';
import { id, idParam, nonBlankText, page, paging, submissionId, time, unvalidatedInt } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { eventLogEntry } from './audit-log-entry.ts';
import { managedBattle, participant } from './battle.ts';
import { helpMark } from './help.ts';

const c = initContract();

/** A team as its organiser sees it during an event. Hundreds are read at once. */
const eventTeam = z
  .object({
    participant_id: unvalidatedInt,
    Team: playedTeam,
    Exploration: z.object({ id: unvalidatedInt, name: z.string(), slug: z.string() }),
    /** Place in the live ranking; ties share a place. */
    place: unvalidatedInt,
    netPoints: unvalidatedInt,
    adjustedPoints: unvalidatedInt,
    tasks_completed: unvalidatedInt,
    total_tasks: unvalidatedInt,
    extra_minutes: unvalidatedInt,
    /** When the time of the team begins and ends; null without such a time. */
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    /** State of the battle for this team. */
    state: battleState,
    /** Null until a player of the team joins. */
    joined_at: z.string().nullable(),
    finished: z.boolean(),
    /** Phones with an open event stream, in all processes. May lag by a few seconds. */
    phones: unvalidatedInt,
    /** Last answer, bought hint or arrival. */
    last_activity_at: z.string().nullable(),
    /** Where the team was active last. */
    Poi: z.object({ id: unvalidatedInt, name: z.string() }).nullable(),
    /** The first poi in its order that is open and not done; null without an order, and before the team has joined. */
    NextPoi: z.object({ id: unvalidatedInt, name: z.string() }).nullable(),
    /** Minutes without activity, once they reach `stuck_minutes` of the battle. */
    silent_minutes: unvalidatedInt.nullable(),
    /** `tries`: several wrong tries at `Task`; `time`: active, but without progress for `stuck_minutes`. */
    stuck: z.enum(['tries', 'time']).nullable(),
    /** The unsolved task with the most wrong tries; null unless `stuck` is `tries`. */
    Task: z.object({ id: unvalidatedInt, name: z.string(), wrong: unvalidatedInt }).nullable(),
    /** When the organiser marked the team as contacted; null once it is active again. */
    contacted_at: z.string().nullable(),
    /** The unresolved request for help of the team. */
    help: helpMark.nullable(),
    /** Photos of the team in the caller's runs that were not reviewed yet. */
    open_reviews: unvalidatedInt,
  })
  .meta({ id: 'EventTeam' });

/** Everything that changes while an event runs: its clock, and all its teams. */
const eventTeams = page(eventTeam)
  .extend({
    state: battleState,
    starts_at: time.nullable(),
    ends_at: time.nullable(),
    paused_at: time.nullable(),
    stuck_minutes: z.int(),
    /** Photos of the caller's runs that were not reviewed yet. */
    open_reviews: z.int(),
  })
  .meta({ id: 'EventTeams' });

const teamActions = z.discriminatedUnion('action', [
  z.object({ action: z.literal('message'), text: nonBlankText(MESSAGE_MAX) }).meta({ id: 'TeamMessage' }),
  z
    .object({
      action: z.literal('points'),
      points: z
        .int()
        .min(-NUMBER_MAX)
        .max(NUMBER_MAX)
        .refine((value) => value !== 0),
      reason: nonBlankText(MESSAGE_MAX),
    })
    .meta({ id: 'TeamPoints' }),
  z
    .object({ action: z.literal('extra_minutes'), extra_minutes: z.int().min(0).max(EXTRA_MINUTES_MAX) })
    .meta({ id: 'TeamExtraMinutes' }),
  z
    .object({ action: z.literal('start_delay'), start_delay: z.int().min(0).max(START_DELAY_MINUTES_MAX) })
    .meta({ id: 'TeamStartDelay' }),
  z.object({ action: z.literal('open_poi'), poi_id: id }).meta({ id: 'TeamOpenPoi' }),
  z.object({ action: z.literal('contacted'), contacted: z.boolean() }).meta({ id: 'TeamContacted' }),
  z.object({ action: z.literal('remove') }).meta({ id: 'TeamRemoval' }),
]);

const openedPoi = z.object({ poi_id: id, opened_at: time }).meta({ id: 'OpenedPoi' });

const ofBattle = z.object({ battle_id: idParam });

export const managedEvents = c.router({
  teams: {
    method: 'GET',
    path: '/battles/:battle_id/event',
    summary: 'Read all teams of an event',
    description:
      'Returns the clock and, for each team, points, place, progress, connected phones, last activity and whether ' +
      'it is silent or stuck.',
    pathParams: ofBattle,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: eventTeams },
  },
  start: {
    method: 'POST',
    path: '/battles/:battle_id/start',
    summary: 'Start a battle now',
    description:
      'Sets `starts_at` to now: for a battle with `manual_start`, and for a planned battle before its start. ' +
      'Refused with `nochange` once it has started.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: c.noBody(),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited'),
      200: managedBattle,
    },
  },
  openPoi: {
    method: 'POST',
    path: '/battles/:battle_id/participants/:participant_id/pois/:poi_id/open',
    summary: 'Open a poi for one team',
    description:
      'The poi is unlocked for the team, also before its prerequisites are met, and stays so: this cannot be undone. ' +
      'Repeat a lost request with the same `submission_id`. Refused with `nochange` if the poi is open already, and with ' +
      '`team_not_joined` before the first player of the team has joined.',
    pathParams: z.object({ battle_id: idParam, participant_id: idParam, poi_id: idParam }),
    headers: sessionToken,
    body: z.object({ submission_id: submissionId }).meta({ id: 'PoiOpening' }),
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'nochange',
        'team_not_joined',
        'rate_limited',
        'conflict',
      ),
      200: openedPoi,
    },
  },
  contact: {
    method: 'PUT',
    path: '/battles/:battle_id/participants/:participant_id/contacted',
    summary: 'Mark a team as contacted',
    description:
      'The mark shows other organisers that the team is cared for. It ends when the team is active again. ' +
      'Public API: the studio calls `team_actions`.',
    pathParams: z.object({ battle_id: idParam, participant_id: idParam }),
    headers: sessionToken,
    body: z.object({ contacted: z.boolean(), submission_id: submissionId }).meta({ id: 'ContactedTeam' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited', 'conflict'),
      200: z.object({ contacted_at: time.nullable() }).meta({ id: 'TeamContact' }),
    },
  },
  merge: {
    method: 'POST',
    path: '/battles/:battle_id/participants/:participant_id/merge',
    summary: 'Merge a team into another one',
    description:
      'The team leaves the battle. Its phones play on in the other team, which gets its progress, its given points ' +
      'and the longer extra time. This cannot be undone. Refused with `team_has_progress` if both teams have ' +
      'progress.',
    pathParams: z.object({ battle_id: idParam, participant_id: idParam }),
    headers: sessionToken,
    body: z
      .object({
        /** The team that stays, with its name and its codes. */
        into_participant_id: id,
        submission_id: submissionId,
      })
      .meta({ id: 'TeamMerge' }),
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'nochange',
        'conflict',
        'team_has_progress',
        'rate_limited',
      ),
      200: participant,
    },
  },
  act: {
    method: 'POST',
    path: '/battles/:battle_id/team_actions',
    summary: 'Do the same for several teams',
    description:
      'Sends a message, gives points or extra minutes, opens a poi, marks as contacted or removes from the battle, ' +
      'as the call for one team does. Returns how many teams it changed, and why it refused the others.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z
      .object({
        participant_ids: z.array(id).min(1).max(TEAM_ACTIONS_MAX),
        team_action: teamActions,
        submission_id: submissionId,
      })
      .meta({ id: 'TeamActions' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited', 'conflict'),
      200: z
        .object({
          done: z.int(),
          refused: z.array(
            z.object({ participant_id: id, code: z.enum(['not_found', 'nochange', 'team_not_joined']) }),
          ),
        })
        .meta({ id: 'TeamActionsResult' }),
    },
  },
  log: {
    method: 'GET',
    path: '/battles/:battle_id/event/log',
    summary: 'List the log of an event',
    description: 'Returns what organisers did, newest first, and what of it may be taken back.',
    pathParams: ofBattle,
    headers: sessionToken,
    query: z.object(paging),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(eventLogEntry) },
  },
  undo: {
    method: 'POST',
    path: '/battles/:battle_id/acts/:act_id/undo',
    summary: 'Take back points, minutes, a message or a removal',
    description:
      'Takes back an entry of the log that is `undoable`. Refused with `message_read` once a phone has shown the ' +
      'message, and with `conflict` if the extra minutes were changed since.',
    pathParams: z.object({ battle_id: idParam, act_id: idParam }),
    headers: sessionToken,
    body: c.noBody(),
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'nochange',
        'conflict',
        'message_read',
        'team_already_participates',
        'rate_limited',
      ),
      200: eventLogEntry,
    },
  },
});

export type EventTeam = z.infer<typeof eventTeam>;
export type EventTeams = z.infer<typeof eventTeams>;
export type TeamAction = z.infer<typeof teamActions>;
export type TeamActionsResult = z.infer<(typeof managedEvents)['act']['responses'][200]>;
