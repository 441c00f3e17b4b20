import { isEventTime } from '@puzzle-runs/domain/battle/schedule.ts';
import { EXTRA_MINUTES_MAX, MESSAGE_MAX, NAME_MAX, NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleState } from '../battle-schedule.ts';
import { sessionToken } from '../headers.ts';
import { codeFlag, failures, filled, id, idParam, page, paging, text, time } from '../shared.ts';
import { battleAct } from './battle-act.ts';
import { deleted, named, readAt, typedHtml, typedName } from './fields.ts';

const c = initContract();

/** A team and the run it plays. */
export const participant = z.object({
  id,
  exploration: named,
  team: named.extend({ image: z.string().nullable() }),
  /** On top of the battle's end. */
  extra_minutes: z.int(),
  adjustedPoints: z.int(),
});

/** A battle as its creator reads it. */
export const managedBattle = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** 1 when at least one of its runs asks for a code. */
  code: codeFlag,
  Explorations: z.array(named),
  participant_count: z.int(),
  /** Only where one battle is read, not on lists. */
  Participants: z.array(participant).optional(),
  state: battleState,
  starts_at: time.nullable(),
  ends_at: time.nullable(),
  paused_at: time.nullable(),
  /** The server's clock: that of the desk may be wrong. */
  now: time,
  /** Whether the big screen is shown to everybody. */
  board: z.boolean(),
  /** Since when everybody else sees the same ranking. */
  frozen_at: time.nullable(),
  created_at: time,
  updated_at: time,
});

const eventTime = time.refine(isEventTime, { error: 'must be from 1970 to 2999' });

/** ISO 8601 in UTC; null and an empty text mean that there is none. */
const typedTime = z
  .union([z.literal(''), eventTime])
  .nullable()
  .transform((value) => value || null);

const newBattle = z.object({
  name: typedName.default(''),
  description: typedHtml.default(''),
  starts_at: typedTime.default(null),
  ends_at: typedTime.default(null),
});

const battleChange = z.object({
  name: typedName.optional(),
  description: typedHtml.optional(),
  starts_at: typedTime.optional(),
  ends_at: typedTime.optional(),
  ...readAt,
});

/** Forms send texts. */
const idField = z.coerce.number<number>().pipe(id);

const ofBattle = z.object({ battle_id: idParam });
const ofParticipant = z.object({ battle_id: idParam, participant_id: idParam });
const answer = { ...failures, 200: managedBattle };

export const managedBattles = c.router({
  list: {
    method: 'GET',
    path: '/management/battles',
    summary: 'The own battles, newest first; with `name`, the one with this slug and its participants',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), ...paging }),
    responses: { ...failures, 200: page(managedBattle) },
  },
  create: {
    method: 'POST',
    path: '/battles',
    summary: 'JSON or form-encoded',
    headers: sessionToken,
    body: newBattle,
    responses: answer,
  },
  change: {
    method: 'PATCH',
    path: '/battles/:battle_id',
    summary: 'Only changed fields. JSON or form-encoded',
    pathParams: ofBattle,
    headers: sessionToken,
    body: battleChange,
    responses: answer,
  },
  remove: {
    method: 'DELETE',
    path: '/battles/:battle_id',
    summary: 'Delete a battle; for its players it is over, and they keep their points',
    pathParams: ofBattle,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
  addParticipant: {
    method: 'POST',
    path: '/battles/:battle_id/participants',
    summary: 'A team of the caller plays a run of the caller; a team plays once in a battle. JSON or form-encoded',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ exploration_id: idField, team_id: idField }),
    responses: { ...failures, 200: participant },
  },
  removeParticipant: {
    method: 'DELETE',
    path: '/battles/:battle_id/participants/:participant_id',
    summary: 'Take a team out of a battle; its progress is kept, and back when it is added again',
    pathParams: ofParticipant,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
  pause: {
    method: 'PUT',
    path: '/battles/:battle_id/pause',
    summary: 'Stop the clock of a battle or let it go on; the end moves by the length of the pause',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ paused: z.boolean() }),
    responses: answer,
  },
  end: {
    method: 'POST',
    path: '/battles/:battle_id/end',
    summary:
      'End a battle now; a later end, or extra minutes for a team, let it go on. `battle_not_open` before its start and after its end',
    pathParams: ofBattle,
    headers: sessionToken,
    body: c.noBody(),
    responses: answer,
  },
  giveTime: {
    method: 'PUT',
    path: '/battles/:battle_id/participants/:participant_id/extra',
    summary: 'The minutes that one team has on top of the end, all together',
    pathParams: ofParticipant,
    headers: sessionToken,
    body: z.object({ extra_minutes: z.int().min(0).max(EXTRA_MINUTES_MAX) }),
    responses: { ...failures, 200: participant },
  },
  givePoints: {
    method: 'POST',
    path: '/battles/:battle_id/points',
    summary: 'Give a team points, or take them when negative, with the reason; shown in the statistic',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({
      team_id: id,
      points: z
        .int()
        .min(-NUMBER_MAX)
        .max(NUMBER_MAX)
        .refine((value) => value !== 0),
      reason: filled(MESSAGE_MAX),
    }),
    responses: { ...failures, 200: participant },
  },
  sendMessage: {
    method: 'POST',
    path: '/battles/:battle_id/messages',
    summary: 'A message for all teams, or for one; players see it at once and can read it later',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ text: filled(MESSAGE_MAX), team_id: id.nullish() }),
    responses: { ...failures, 200: battleAct },
  },
  showBoard: {
    method: 'PUT',
    path: '/battles/:battle_id/board',
    summary: 'Show the big screen to everybody, or to nobody',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ board: z.boolean() }),
    responses: answer,
  },
  freeze: {
    method: 'PUT',
    path: '/battles/:battle_id/freeze',
    summary: 'Keep the ranking that everybody else sees as it is now, or reveal the present one',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ frozen: z.boolean() }),
    responses: answer,
  },
  acts: {
    method: 'GET',
    path: '/battles/:battle_id/acts',
    summary: 'Everything its organiser did to a battle, latest first',
    pathParams: ofBattle,
    headers: sessionToken,
    query: z.object(paging),
    responses: { ...failures, 200: page(battleAct) },
  },
});

export type Participant = z.infer<typeof participant>;
export type ManagedBattle = z.infer<typeof managedBattle>;
export type NewBattle = z.infer<typeof newBattle>;
export type BattleChange = z.infer<typeof battleChange>;
