import { CODE_MAX, NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { PROGRESSOR_TYPES } from '@puzzle-runs/domain/progress/kinds.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { optionalSession } from './headers.ts';
import { invitation } from './progress.ts';
import { codeFlag, failures, filled, guestId, id, idParam, text } from './shared.ts';

const c = initContract();

export const tokenPair = z.object({ tokenType: z.literal('Bearer'), accessToken: z.string() });

/** What a run token says of its bearer (specification 1, part 3). `code`: whether the run asks for one, never which. */
export const runTokenClaims = z.object({
  kind: z.literal('run'),
  adventure_type: z.enum(['battle', 'exploration']),
  participation_id: id,
  /** The device the token was given to; tells a team's phones apart. */
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
  /** The guest id of this device, when it has one. */
  progressor_id: guestId.nullish(),
});

/** A team of friends for one run. Its slug is its own among all teams of the run, whatever they are called. */
const together = z.object({
  name: filled(NAME_MAX),
  exploration_code: text(CODE_MAX).nullish(),
  /** The guest id of this device, when it has one. */
  progressor_id: guestId.nullish(),
});

/** Everything a join card shows; slugs lead on to the run's pages, `members` is how many people are in the team already. */
export const joinInfo = z.object({
  /** Before its start one joins a waiting room. */
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
    summary: 'Join a run alone, or in a battle as a team; the same player gets the same participation again',
    headers: optionalSession,
    body: joinBody,
    responses: { ...failures, 200: tokenPair },
  },
  together: {
    method: 'POST',
    path: '/exploration/:exploration_id/together',
    summary:
      'Make a team for a run without a battle and join it; friends join with its code, and all phones share the progress',
    pathParams: z.object({ exploration_id: idParam }),
    headers: optionalSession,
    body: together,
    responses: {
      ...failures,
      200: tokenPair.extend({ Team: z.object({ id, name: z.string(), slug: z.string() }), invitation }),
    },
  },
  instantInfo: {
    method: 'GET',
    path: '/instant/join',
    summary: 'What a join link leads to; refused when its ids or codes do not fit',
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
    summary: 'Join by a join link',
    headers: optionalSession,
    body: joinBody,
    responses: { ...failures, 200: tokenPair },
  },
});

export type Together = z.infer<typeof together>;
export type JoinBody = z.infer<typeof joinBody>;
export type JoinInfo = z.infer<typeof joinInfo>;
export type TokenPair = z.infer<typeof tokenPair>;
export type RunTokenClaims = z.infer<typeof runTokenClaims>;
