import { CODE_MAX, NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { PROGRESSOR_TYPES } from '@puzzle-runs/domain/progress/progressor-types.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { invitation } from './progress.ts';
import { codeFlag, failures, guestId, id, idParam, nonBlankText, text } from './shared.ts';
import { optionalSession } from './token-headers.ts';

const c = initContract();

export const tokenPair = z.object({ tokenType: z.literal('Bearer'), accessToken: z.string() });

/** The claims of a run token. `code` shows only whether the exploration needs a code. */
export const runTokenClaims = z.object({
  kind: z.literal('run'),
  adventure_type: z.enum(['battle', 'exploration']),
  participation_id: id,
  /** The device that joined; distinguishes the phones of a team. */
  device: z.string(),
  progress: z.object({ progressor_type: z.enum(PROGRESSOR_TYPES), progressor_id: z.string() }),
  user: z.object({ user_type: z.enum(['guest', 'user']), user_id: z.string() }),
  exploration: z.object({
    exploration_id: id,
    code: codeFlag,
    Battles: z.array(z.object({ id, name: z.string() })),
    Teams: z.array(z.object({ id, name: z.string() })),
  }),
});

const joinBody = z.object({
  exploration_id: id,
  exploration_code: text(CODE_MAX).nullish(),
  battle_id: id.nullish(),
  team_id: id.nullish(),
  team_code: text(CODE_MAX).nullish(),
  /** The guest id of this device, if it has one. */
  progressor_id: guestId.nullish(),
});

/** A team of friends for one exploration. Names may repeat; the API gives each team a unique slug. */
const newFriendsTeam = z.object({
  name: nonBlankText(NAME_MAX),
  exploration_code: text(CODE_MAX).nullish(),
  /** The guest id of this device, if it has one. */
  progressor_id: guestId.nullish(),
});

/** Everything a join card shows. `members` is the number of players already in the team. */
const joinInfo = z.object({
  /** Players who join before the start wait. */
  battle: z
    .object({ id, name: z.string(), slug: z.string(), description: z.string(), schedule: battleSchedule })
    .nullable(),
  exploration: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    description: z.string(),
  }),
  team: z.object({ id, name: z.string(), slug: z.string(), image: z.string().nullable(), members: z.int() }).nullable(),
});

export const joining = c.router({
  exploration: {
    method: 'POST',
    path: '/exploration/join',
    summary: 'Join an exploration alone, or a battle as part of a team; joining again returns the same participation',
    headers: optionalSession,
    body: joinBody,
    responses: { ...failures, 200: tokenPair },
  },
  together: {
    method: 'POST',
    path: '/exploration/:exploration_id/together',
    summary: 'Create a team of friends without a battle and join it; friends join with its code and share the progress',
    pathParams: z.object({ exploration_id: idParam }),
    headers: optionalSession,
    body: newFriendsTeam,
    responses: {
      ...failures,
      200: tokenPair.extend({ Team: z.object({ id, name: z.string(), slug: z.string() }), invitation }),
    },
  },
  instantInfo: {
    method: 'GET',
    path: '/instant/join',
    summary: 'Show what a join link opens; refused if its ids or codes do not match',
    query: z.object({
      exploration_id: idParam,
      battle_id: idParam.optional(),
      team_id: idParam.optional(),
      exploration_code: text(CODE_MAX).optional(),
      team_code: text(CODE_MAX).optional(),
    }),
    responses: { ...failures, 200: joinInfo },
  },
  instant: {
    method: 'POST',
    path: '/instant/join',
    summary: 'Join with a join link',
    headers: optionalSession,
    body: joinBody,
    responses: { ...failures, 200: tokenPair },
  },
});

export type NewFriendsTeam = z.infer<typeof newFriendsTeam>;
export type JoinBody = z.infer<typeof joinBody>;
export type JoinInfo = z.infer<typeof joinInfo>;
export type TokenPair = z.infer<typeof tokenPair>;
export type RunTokenClaims = z.infer<typeof runTokenClaims>;
