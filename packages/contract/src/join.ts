import { PROGRESSOR_TYPES } from '@puzzle-runs/domain/progress/progressor-types.ts';
import { CODE_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { playableLanguage } from './exploration-facts.ts';
import { failures } from './failures.ts';
import { invitation } from './play/invitation.ts';
import {
  codeFlag,
  contentLanguageQuery,
  guestId,
  id,
  idParam,
  language,
  name,
  oneLine,
  submissionId,
  text,
} from './shared.ts';
import { optionalCaptcha, optionalSession } from './token-headers.ts';

const c = initContract();

export const tokenPair = z
  .object({ tokenType: z.literal('Bearer'), accessToken: z.string() })
  .meta({ id: 'TokenPair' });

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

const joinBody = z
  .object({
    exploration_id: id,
    exploration_code: oneLine(CODE_MAX).nullish(),
    battle_id: id.nullish(),
    team_id: id.nullish(),
    team_code: oneLine(CODE_MAX).nullish(),
    /** The guest id of this device, if it has one. */
    progressor_id: guestId.nullish(),
    /** Of the screen, for the creator's insights; defaults to the browser's language. */
    language: language.optional(),
  })
  .meta({ id: 'JoinBody' });

/** A team of friends for one exploration. Names may repeat; the API gives each team a unique slug. */
const newFriendsTeam = z
  .object({
    name,
    exploration_code: oneLine(CODE_MAX).nullish(),
    /** The guest id of this device, if it has one. */
    progressor_id: guestId.nullish(),
    /** Of the screen, for the creator's insights; defaults to the browser's language. */
    language: language.optional(),
    /** A repeated request returns the same team. Also the guest id of a device that has none. */
    submission_id: submissionId,
  })
  .meta({ id: 'NewFriendsTeam' });

/** Everything a join card shows. `members` is the number of players already in the team. */
const joinInfo = z
  .object({
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
      /** Only of an exploration that only its link finds. */
      visibility: z.literal('link').optional(),
      /** Language of the source (BCP 47). */
      lang: z.string(),
      /** Language of the description, if it differs from `lang`. */
      description_lang: z.string().optional(),
      /** Languages that players may choose, the source first; only if there are several. */
      languages: z.array(playableLanguage).optional(),
    }),
    team: z
      .object({ id, name: z.string(), slug: z.string(), image: z.string().nullable(), members: z.int() })
      .nullable(),
  })
  .meta({ id: 'JoinInfo' });

/** What a printed team card joins: ids, and which codes the card shows. Never the codes themselves. */
const teamCardTarget = z
  .object({
    exploration_id: id,
    battle_id: id,
    team_id: id,
    exploration_code: codeFlag,
    team_code: codeFlag,
    /** Only of an exploration that only its link finds: its key, to send as `exploration_code`. */
    link_key: z.string().optional(),
  })
  .meta({ id: 'TeamCardTarget' });

const joinHeaders = optionalSession.extend(optionalCaptcha.shape);

export const joining = c.router({
  exploration: {
    method: 'POST',
    path: '/exploration/join',
    summary: 'Join an exploration or a battle',
    description:
      'Starts a participation, alone or as part of a team, and returns its run token. Joining again returns the ' +
      'same participation.',
    headers: joinHeaders,
    body: joinBody,
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'battle_not_open',
        'team_required',
        'wrong_exploration_code',
        'wrong_team_code',
        'team_merged',
        'captcha_required',
        'rate_limited',
      ),
      200: tokenPair,
    },
  },
  together: {
    method: 'POST',
    path: '/exploration/:exploration_id/together',
    summary: 'Create a team of friends and join it',
    description:
      'The team plays without a battle and shares its progress. Friends join with the code of the invitation. ' +
      'Repeat a lost request with the same `submission_id`.',
    pathParams: z.object({ exploration_id: idParam }),
    headers: joinHeaders,
    body: newFriendsTeam,
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'conflict',
        'wrong_exploration_code',
        'captcha_required',
        'rate_limited',
      ),
      200: tokenPair
        .extend({ Team: z.object({ id, name: z.string(), slug: z.string() }), invitation })
        .meta({ id: 'JoinedFriends' }),
    },
  },
  instantInfo: {
    method: 'GET',
    path: '/instant/join',
    summary: 'Show what a join link opens',
    description:
      'Checks the ids and codes of a join link and returns what its card shows. Nothing is joined yet. `lang` ' +
      'decides the language of the description, then `Accept-Language`, then the source.',
    query: z.object({
      exploration_id: idParam,
      battle_id: idParam.optional(),
      team_id: idParam.optional(),
      exploration_code: oneLine(CODE_MAX).optional(),
      team_code: oneLine(CODE_MAX).optional(),
      ...contentLanguageQuery,
    }),
    headers: optionalCaptcha,
    responses: {
      ...failures(
        'invalid_request',
        'not_found',
        'wrong_exploration_code',
        'wrong_team_code',
        'team_merged',
        'captcha_required',
        'rate_limited',
      ),
      200: joinInfo,
    },
  },
  card: {
    method: 'GET',
    path: '/instant/card/:participant_id',
    summary: 'Find what a printed team card joins',
    description:
      'Takes the id of a participant and the `check` behind it in the short address on its card. Returns the ids ' +
      'for a join, and which codes are needed.',
    pathParams: z.object({ participant_id: idParam }),
    query: z.object({ check: text(CODE_MAX) }),
    responses: { ...failures('invalid_request', 'not_found', 'rate_limited'), 200: teamCardTarget },
  },
  instant: {
    method: 'POST',
    path: '/instant/join',
    summary: 'Join with a join link',
    description:
      'Takes the ids and codes of the link and returns a run token. Joining again returns the same participation.',
    headers: joinHeaders,
    body: joinBody,
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'battle_not_open',
        'team_required',
        'wrong_exploration_code',
        'wrong_team_code',
        'team_merged',
        'captcha_required',
        'rate_limited',
      ),
      200: tokenPair,
    },
  },
});

export type NewFriendsTeam = z.infer<typeof newFriendsTeam>;
export type JoinBody = z.infer<typeof joinBody>;
export type JoinInfo = z.infer<typeof joinInfo>;
export type TeamCardTarget = z.infer<typeof teamCardTarget>;
export type TokenPair = z.infer<typeof tokenPair>;
export type RunTokenClaims = z.infer<typeof runTokenClaims>;
