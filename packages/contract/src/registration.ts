import { REGISTERED_NAME_MAX, REGISTERED_NAME_MIN } from '@puzzle-runs/domain/battle/registration.ts';
import { CODE_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { failures } from './failures.ts';
import { tokenPair } from './join.ts';
import { guestId, id, idParam, language, namedRecord, oneLine, text } from './shared.ts';
import { optionalSession, runToken } from './token-headers.ts';

const c = initContract();

/** Name of a team that registers itself. Spaces at the ends do not count. */
export const registeredName = oneLine(200).refine(
  (name) => name.length >= REGISTERED_NAME_MIN && name.length <= REGISTERED_NAME_MAX,
  {
    error: `must have ${REGISTERED_NAME_MIN} to ${REGISTERED_NAME_MAX} characters`,
  },
);

/**
 * Whether the organiser has accepted the name of a registered team. Until then others see a neutral name such as `Team
 * 7`.
 */
export const nameState = z.enum(['waiting', 'accepted', 'refused']);

const registrationInfo = z
  .object({
    Battle: namedRecord.extend({ description: z.string() }),
    schedule: battleSchedule,
    /**
     * Whether a team may register now: not while the organiser has closed the registration, or all places are taken.
     */
    state: z.enum(['open', 'closed', 'full']),
    places_left: z.int(),
    /** Whether others see the name of a team only after the organiser has accepted it. */
    approval: z.boolean(),
    /** The runs among which teams are distributed. */
    Explorations: z.array(namedRecord.extend({ image: z.string().nullable() })),
  })
  .meta({ id: 'RegistrationInfo' });

const registration = z
  .object({
    name: registeredName,
    /**
     * What stands behind the id of the battle in the address of its registration; without it the battle is not found.
     */
    check: text(CODE_MAX).optional(),
    /** A solved challenge of `GET /captcha?battle_id=…` (base64 of JSON). */
    captcha: z.string().max(4_000),
    /** Made by the client: a repeated request returns the same team. The guest id of a device that has none. */
    submission_id: z.uuid(),
    /** The guest id of this device, if it has one. */
    progressor_id: guestId.nullish(),
    /** Of the screen, for the creator's insights; defaults to the browser's language. */
    language: language.optional(),
  })
  .meta({ id: 'TeamRegistration' });

export const registrations = c.router({
  info: {
    method: 'GET',
    path: '/battles/:battle_id/registration',
    summary: 'Show the open registration of a battle',
    description:
      'Takes the id of a battle and the `check` behind it in the address of its registration. Returns the runs, the ' +
      'free places and whether teams may register now.',
    pathParams: z.object({ battle_id: idParam }),
    query: z.object({ check: text(CODE_MAX).optional() }),
    responses: { ...failures('invalid_request', 'not_found', 'rate_limited'), 200: registrationInfo },
  },
  register: {
    method: 'POST',
    path: '/battles/:battle_id/registration',
    summary: 'Register a team for a battle',
    description:
      'Creates a team in the listed run with the fewest teams and returns its run token. With approval, all others ' +
      'see a neutral name until the organiser accepts this one. Repeat a lost request with the same ' +
      '`submission_id`.',
    pathParams: z.object({ battle_id: idParam }),
    headers: optionalSession,
    body: registration,
    responses: {
      ...failures(
        'invalid_request',
        'incorrect_entry',
        'unauthorized',
        'not_found',
        'battle_not_open',
        'registration_closed',
        'registration_full',
        'nameless',
        'name_taken',
        'name_refused',
        'captcha_required',
        'rate_limited',
      ),
      200: tokenPair
        .extend({
          Exploration: namedRecord,
          Battle: namedRecord,
          Team: namedRecord,
          /** Codes with which others join this team. */
          exploration_code: z.string().nullable(),
          team_code: z.string(),
        })
        .meta({ id: 'RegisteredTeam' }),
    },
  },
  rename: {
    method: 'PUT',
    path: '/progress/team_name',
    summary: 'Choose another name for the own registered team',
    description: 'Refused with `nochange` unless the organiser has refused the name before, or it still waits.',
    headers: runToken,
    body: z.object({ name: registeredName }).meta({ id: 'OtherTeamName' }),
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'nochange',
        'nameless',
        'name_taken',
        'name_refused',
        'rate_limited',
      ),
      200: z.object({ id, name: z.string(), state: nameState }).meta({ id: 'ChosenTeamName' }),
    },
  },
});

export type RegistrationInfo = z.infer<typeof registrationInfo>;
export type TeamRegistration = z.infer<typeof registration>;
