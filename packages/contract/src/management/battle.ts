import { isStorableBattleTime } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { EXTRA_MINUTES_MAX, MESSAGE_MAX, NAME_MAX, NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleState } from '../battle-schedule.ts';
import { codeFlag, failures, id, idParam, namedRecord, nonBlankText, page, paging, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { auditLogEntry } from './audit-log-entry.ts';
import { deleted, htmlInput, nameInput, optimisticLock } from './input-fields.ts';

const c = initContract();

/** A team and the exploration it plays. */
const participant = z.object({
  id,
  exploration: namedRecord,
  team: namedRecord.extend({ image: z.string().nullable() }),
  /** On top of the battle's end. */
  extra_minutes: z.int(),
  adjustedPoints: z.int(),
});

/** A battle as its creator sees it. */
const managedBattle = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** 1 if at least one of its explorations needs a code. */
  code: codeFlag,
  Explorations: z.array(namedRecord),
  participant_count: z.int(),
  /** Only when a single battle is read, not in lists. */
  Participants: z.array(participant).optional(),
  state: battleState,
  starts_at: time.nullable(),
  ends_at: time.nullable(),
  paused_at: time.nullable(),
  /** The server's clock, because the organiser's may be wrong. */
  now: time,
  /** Whether the big screen is public. */
  board: z.boolean(),
  /** When the ranking for players and the big screen was frozen; null if it is live. */
  frozen_at: time.nullable(),
  created_at: time,
  updated_at: time,
});

const eventTime = time.refine(isStorableBattleTime, { error: 'must be from 1970 to 2999' });

/** ISO 8601 in UTC; an empty text becomes null, which removes the time. */
const timeInput = z
  .union([z.literal(''), eventTime])
  .nullable()
  .transform((value) => value || null);

const newBattle = z.object({
  name: nameInput.default(''),
  description: htmlInput.default(''),
  starts_at: timeInput.default(null),
  ends_at: timeInput.default(null),
});

const battleChange = z.object({
  name: nameInput.optional(),
  description: htmlInput.optional(),
  starts_at: timeInput.optional(),
  ends_at: timeInput.optional(),
  ...optimisticLock,
});

/** A text too, because forms send texts. */
const idField = z.coerce.number<number>().pipe(id);

const ofBattle = z.object({ battle_id: idParam });
const ofParticipant = z.object({ battle_id: idParam, participant_id: idParam });
const response = { ...failures, 200: managedBattle };

export const managedBattles = c.router({
  list: {
    method: 'GET',
    path: '/management/battles',
    summary: 'List the own battles, newest first; with `name`, only the one with this slug and its participants',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), ...paging }),
    responses: { ...failures, 200: page(managedBattle) },
  },
  create: {
    method: 'POST',
    path: '/battles',
    summary: 'Create a battle. JSON or form-encoded',
    headers: sessionToken,
    body: newBattle,
    responses: response,
  },
  change: {
    method: 'PATCH',
    path: '/battles/:battle_id',
    summary: 'Change a battle; send changed fields only. JSON or form-encoded',
    pathParams: ofBattle,
    headers: sessionToken,
    body: battleChange,
    responses: response,
  },
  remove: {
    method: 'DELETE',
    path: '/battles/:battle_id',
    summary: 'Delete a battle; it ends for its players, who keep their points',
    pathParams: ofBattle,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
  addParticipant: {
    method: 'POST',
    path: '/battles/:battle_id/participants',
    summary: 'Add an own team with an own exploration to a battle; each team can be added once. JSON or form-encoded',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ exploration_id: idField, team_id: idField }),
    responses: { ...failures, 200: participant },
  },
  removeParticipant: {
    method: 'DELETE',
    path: '/battles/:battle_id/participants/:participant_id',
    summary: 'Remove a team from a battle; its progress is kept and returns when the team is added again',
    pathParams: ofParticipant,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
  pause: {
    method: 'PUT',
    path: '/battles/:battle_id/pause',
    summary: 'Pause or resume a battle; the end moves by the length of the pause',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ paused: z.boolean() }),
    responses: response,
  },
  end: {
    method: 'POST',
    path: '/battles/:battle_id/end',
    summary:
      'End a battle now; a later end or extra minutes reopen it. `battle_not_open` before its start and after its end',
    pathParams: ofBattle,
    headers: sessionToken,
    body: c.noBody(),
    responses: response,
  },
  giveTime: {
    method: 'PUT',
    path: '/battles/:battle_id/participants/:participant_id/extra',
    summary: 'Set the extra minutes of one team (the total, not an increment)',
    pathParams: ofParticipant,
    headers: sessionToken,
    body: z.object({ extra_minutes: z.int().min(0).max(EXTRA_MINUTES_MAX) }),
    responses: { ...failures, 200: participant },
  },
  givePoints: {
    method: 'POST',
    path: '/battles/:battle_id/points',
    summary: 'Give a team points (negative: take them) with a reason that the statistic shows',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({
      team_id: id,
      points: z
        .int()
        .min(-NUMBER_MAX)
        .max(NUMBER_MAX)
        .refine((value) => value !== 0),
      reason: nonBlankText(MESSAGE_MAX),
    }),
    responses: { ...failures, 200: participant },
  },
  sendMessage: {
    method: 'POST',
    path: '/battles/:battle_id/messages',
    summary: 'Send a message to all teams or to one; players see it at once and can read it again later',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ text: nonBlankText(MESSAGE_MAX), team_id: id.nullish() }),
    responses: { ...failures, 200: auditLogEntry },
  },
  showBoard: {
    method: 'PUT',
    path: '/battles/:battle_id/board',
    summary: 'Show or hide the public big screen',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ board: z.boolean() }),
    responses: response,
  },
  freeze: {
    method: 'PUT',
    path: '/battles/:battle_id/freeze',
    summary: 'Freeze the ranking for players and the big screen, or show the live one',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ frozen: z.boolean() }),
    responses: response,
  },
  acts: {
    method: 'GET',
    path: '/battles/:battle_id/acts',
    summary: 'List the audit log of a battle, newest first',
    pathParams: ofBattle,
    headers: sessionToken,
    query: z.object(paging),
    responses: { ...failures, 200: page(auditLogEntry) },
  },
});

export type ManagedParticipant = z.infer<typeof participant>;
export type ManagedBattle = z.infer<typeof managedBattle>;
export type NewBattle = z.infer<typeof newBattle>;
export type BattleChange = z.infer<typeof battleChange>;
