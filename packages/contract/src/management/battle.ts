import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { EXTRA_MINUTES_MAX, MESSAGE_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleState } from '../battle-schedule.ts';
import type { CallMetadata } from '../call-metadata.ts';
import { CHANGE_CODES, CREATION_CODES, failures } from '../failures.ts';
import { playedTeam } from '../play/progress.ts';
import { rankByShare, tieRule } from '../play/ranking.ts';
import { codeFlag, id, idParam, namedRecord, nonBlankText, page, paging, submissionId, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { eventLogEntry } from './audit-log-entry.ts';
import { battleTeamCalls } from './battle-teams.ts';
import { battleChange, newBattle, roomAtPoi, staggerMinutes, teamOrder } from './input/battle-input.ts';
import { deleted } from './input/input-fields.ts';

const c = initContract();

/** A team and the exploration it plays. */
export const participant = z
  .object({
    id,
    exploration: namedRecord,
    team: playedTeam,
    /** On top of the battle's end. */
    extra_minutes: z.int(),
    /** Minutes by which the team starts later than the battle. */
    start_delay: z.number(),
    adjustedPoints: z.int(),
  })
  .meta({ id: 'Participant' });

/** A battle as its creator sees it. */
export const managedBattle = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    /** 1 if at least one of its explorations needs a code. */
    code: codeFlag,
    Explorations: z.array(
      namedRecord.extend({
        /** The key in the links of one that only its link finds. */
        link_key: z.string().optional(),
        pointsToEarn: z.int(),
      }),
    ),
    participant_count: z.int(),
    /** Only when a single battle is read, not in lists. */
    Participants: z.array(participant).optional(),
    state: battleState,
    starts_at: time.nullable(),
    ends_at: time.nullable(),
    paused_at: time.nullable(),
    /** Whether the battle waits until its organiser starts it; the start is written to `starts_at`. */
    manual_start: z.boolean(),
    /** Minutes without progress after which a team counts as stuck. */
    stuck_minutes: z.int(),
    /** Whether teams may call for help. */
    help_requests: z.boolean(),
    /** Whether the big screen is public. */
    board: z.boolean(),
    rank_by_share: rankByShare,
    tie_rule: tieRule,
    ...teamOrder.shape,
    stagger_minutes: staggerMinutes,
    ...roomAtPoi.shape,
    /** Whether phones may load the answers of its runs and check them without a network. */
    playable_offline: z.boolean(),
    /** When the ranking for players and the big screen was frozen; null if it is live. */
    frozen_at: time.nullable(),
    /** Code of the organiser that replaces the arrival code of every poi; null while it is switched off. */
    arrival_code: z.string().nullable(),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: 'ManagedBattle' });

const ofBattle = z.object({ battle_id: idParam });
const ofParticipant = z.object({ battle_id: idParam, participant_id: idParam });

export const managedBattles = c.router({
  list: {
    method: 'GET',
    path: '/management/battles',
    summary: 'List the own battles',
    description: 'Returns the battles, newest first. With `name`, only the one with this slug and its participants.',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), ...paging }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(managedBattle) },
  },
  create: {
    method: 'POST',
    path: '/battles',
    summary: 'Create a battle',
    description:
      'Its name must be free. A battle without times is open at once and has no end; with `manual_start` it waits ' +
      'until it is started.',
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: newBattle,
    responses: {
      ...failures(...CREATION_CODES),
      200: managedBattle,
    },
  },
  change: {
    method: 'PATCH',
    path: '/battles/:battle_id',
    summary: 'Change a battle',
    description: 'Send changed fields only. An empty text removes a time.',
    pathParams: ofBattle,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: battleChange,
    responses: {
      ...failures(...CHANGE_CODES, 'nameless', 'name_taken'),
      200: managedBattle,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/battles/:battle_id',
    summary: 'Delete a battle',
    description: 'The battle ends for its players, who keep their points.',
    pathParams: ofBattle,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deleted },
  },
  addParticipant: {
    method: 'POST',
    path: '/battles/:battle_id/participants',
    summary: 'Add a team to a battle',
    description: 'Takes an own team and the own exploration that it plays. Each team can be added once.',
    pathParams: ofBattle,
    headers: sessionToken,
    metadata: { form: true, required: ['exploration_id', 'team_id'] } satisfies CallMetadata,
    body: z
      .object({ exploration_id: idParam, team_id: idParam, submission_id: submissionId })
      .meta({ id: 'NewParticipant' }),
    responses: {
      ...failures(
        'invalid_request',
        'missing',
        'unauthorized',
        'not_found',
        'team_already_participates',
        'rate_limited',
        'conflict',
      ),
      200: participant,
    },
  },
  ...battleTeamCalls,
  removeParticipant: {
    method: 'DELETE',
    path: '/battles/:battle_id/participants/:participant_id',
    summary: 'Remove a team from a battle',
    description: 'Its progress is kept and returns when the team is added again.',
    pathParams: ofParticipant,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deleted },
  },
  pause: {
    method: 'PUT',
    path: '/battles/:battle_id/pause',
    summary: 'Pause or resume a battle',
    description:
      'Players cannot answer during a pause. The end moves by the length of the pause. Refused before the start and ' +
      'after the end.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ paused: z.boolean() }).meta({ id: 'BattlePause' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'battle_not_open', 'rate_limited'),
      200: managedBattle,
    },
  },
  end: {
    method: 'POST',
    path: '/battles/:battle_id/end',
    summary: 'End a battle now',
    description: 'Refused before its start and after its end. A later end or extra minutes reopen it.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: c.noBody(),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'battle_not_open', 'rate_limited'),
      200: managedBattle,
    },
  },
  giveTime: {
    method: 'PUT',
    path: '/battles/:battle_id/participants/:participant_id/extra',
    summary: 'Set the extra minutes of one team',
    description: 'Send the total, not an increment. Public API: the studio calls `team_actions`.',
    pathParams: ofParticipant,
    headers: sessionToken,
    body: z
      .object({ extra_minutes: z.int().min(0).max(EXTRA_MINUTES_MAX), submission_id: submissionId })
      .meta({ id: 'ExtraTime' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited', 'conflict'),
      200: participant,
    },
  },
  givePoints: {
    method: 'POST',
    path: '/battles/:battle_id/points',
    summary: 'Give a team points',
    description:
      'Negative points are taken. The statistic shows the reason. Public API: the studio calls `team_actions`.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z
      .object({
        team_id: id,
        points: z
          .int()
          .min(-NUMBER_MAX)
          .max(NUMBER_MAX)
          .refine((value) => value !== 0),
        reason: nonBlankText(MESSAGE_MAX),
        submission_id: submissionId,
      })
      .meta({ id: 'GivenPoints' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited', 'conflict'),
      200: participant,
    },
  },
  sendMessage: {
    method: 'POST',
    path: '/battles/:battle_id/messages',
    summary: 'Send a message to the teams',
    description: 'Goes to all teams, or to one with `team_id`. Players see it at once and can read it again later.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z
      .object({ text: nonBlankText(MESSAGE_MAX), team_id: id.nullish(), submission_id: submissionId })
      .meta({ id: 'NewMessage' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited', 'conflict'),
      200: eventLogEntry,
    },
  },
  showBoard: {
    method: 'PUT',
    path: '/battles/:battle/board',
    summary: 'Show or hide the big screen',
    description: 'The big screen is public while it is shown.',
    /**
     * Named like the slug of the public call at this address, because a path may have only one name for a parameter.
     */
    pathParams: z.object({ battle: idParam }),
    headers: sessionToken,
    body: z.object({ board: z.boolean() }).meta({ id: 'BoardVisibility' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited'),
      200: managedBattle,
    },
  },
  freeze: {
    method: 'PUT',
    path: '/battles/:battle_id/freeze',
    summary: 'Freeze the ranking or show the live one',
    description: 'Concerns players and the big screen. The organiser always sees the live ranking.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ frozen: z.boolean() }).meta({ id: 'RankingFreeze' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited'),
      200: managedBattle,
    },
  },
  arrivalCode: {
    method: 'PUT',
    path: '/battles/:battle_id/arrival_code',
    summary: 'Create or remove the arrival code of the organiser',
    description:
      'Teams that enter it arrive at any poi of the battle. Creating it again after removing it makes a new code.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ active: z.boolean() }).meta({ id: 'ArrivalCodeState' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited'),
      200: managedBattle,
    },
  },
});

export type ManagedParticipant = z.infer<typeof participant>;
export type ManagedBattle = z.infer<typeof managedBattle>;
