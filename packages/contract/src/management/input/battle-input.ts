import { isStorableBattleTime, STAGGER_MINUTES_MAX } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { ROOM_MINUTES, ROOM_MINUTES_MAX, ROOM_TEAMS_MAX } from '@puzzle-runs/domain/battle/room.ts';
import { STUCK_MINUTES, STUCK_MINUTES_MAX } from '@puzzle-runs/domain/battle/team-attention.ts';
import { TEAM_ORDERS } from '@puzzle-runs/domain/battle/team-order.ts';
import { z } from 'zod';
import { rankByShare, tieRule } from '../../play/ranking.ts';
import { html, submissionId, time } from '../../shared.ts';
import { nameInput, optimisticLock } from './input-fields.ts';

const eventTime = time.refine(isStorableBattleTime, { error: 'must be from 1970 to 2999' });

/** ISO 8601 in UTC; an empty text becomes null, which removes the time. */
const timeInput = z
  .union([z.literal(''), eventTime])
  .nullable()
  .transform((value) => value || null);

const stuckMinutes = z.int().min(1).max(STUCK_MINUTES_MAX);

/** Minutes between the starts of two teams; 0: all start at once. */
export const staggerMinutes = z.int().min(0).max(STAGGER_MINUTES_MAX);

/** How many teams may be at one poi at the same time. */
export const roomAtPoi = z.object({
  /** Null: as many as come. */
  room_teams: z.int().min(1).max(ROOM_TEAMS_MAX).nullable(),
  /** After how many minutes a waiting team is let in at the latest. */
  room_minutes: z.int().min(1).max(ROOM_MINUTES_MAX),
});

/** In which order each team walks. It applies to teams that join afterwards. */
export const teamOrder = z.object({
  /** `rotated`: each team begins at another poi; `random`: each has its own order. Conditions of pois come first. */
  team_order: z.enum(TEAM_ORDERS),
  /** Whether the first and the last poi keep their place. */
  fixed_first: z.boolean(),
  fixed_last: z.boolean(),
});

export const newBattle = z
  .object({
    name: nameInput.default(''),
    description: html.battle.description.default(''),
    starts_at: timeInput.default(null),
    ends_at: timeInput.default(null),
    playable_offline: z.boolean().default(false),
    /** Excludes `starts_at`. */
    manual_start: z.boolean().default(false),
    stuck_minutes: stuckMinutes.default(STUCK_MINUTES),
    help_requests: z.boolean().default(false),
    room_teams: roomAtPoi.shape.room_teams.default(null),
    room_minutes: roomAtPoi.shape.room_minutes.default(ROOM_MINUTES),
    submission_id: submissionId,
  })
  .meta({ id: 'NewBattle' });

export const battleChange = z
  .object({
    name: nameInput.optional(),
    description: html.battle.description.optional(),
    starts_at: timeInput.optional(),
    ends_at: timeInput.optional(),
    rank_by_share: rankByShare.optional(),
    tie_rule: tieRule.optional(),
    /** Until the battle starts. Changes the start of every team. */
    stagger_minutes: staggerMinutes.optional(),
    playable_offline: z.boolean().optional(),
    /** Removes a start that has not come yet. */
    manual_start: z.boolean().optional(),
    stuck_minutes: stuckMinutes.optional(),
    help_requests: z.boolean().optional(),
    ...teamOrder.partial().shape,
    ...roomAtPoi.partial().shape,
    ...optimisticLock,
  })
  .meta({ id: 'BattleChange' });

export type NewBattle = z.infer<typeof newBattle>;
export type BattleChange = z.infer<typeof battleChange>;
