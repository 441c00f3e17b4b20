import { REGISTRATION_RUNS_MAX, REGISTRATION_TEAMS_MAX } from '@puzzle-runs/domain/battle/registration.ts';
import { TEAM_ACTIONS_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { nameState, registeredName } from '../registration.ts';
import { id, idParam, namedRecord, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';

const c = initContract();

const settings = {
  open: z.boolean(),
  /** Most teams that register themselves. */
  limit: z.int().min(1).max(REGISTRATION_TEAMS_MAX),
  /** Ids of own runs: each team plays the one with the fewest teams. */
  explorations: z.array(id).min(1).max(REGISTRATION_RUNS_MAX),
  /** Whether others see the name of a team only after it was accepted. */
  approval: z.boolean(),
};

const registeredTeam = z
  .object({
    /** `name` is what all others see. */
    Team: namedRecord,
    /** The name that the team chose; null after it was refused. */
    name: z.string().nullable(),
    state: nameState,
    registered_at: time,
  })
  .meta({ id: 'ManagedRegisteredTeam' });

const managedRegistration = z
  .object({
    ...settings,
    explorations: z.array(id),
    /** Address of the page on which teams register, for a QR code. */
    url: z.string(),
    count: z.int(),
    rows: z.array(registeredTeam),
  })
  .meta({ id: 'ManagedRegistration' });

const ofBattle = z.object({ battle_id: idParam });

export const managedRegistrations = c.router({
  read: {
    method: 'GET',
    path: '/battles/:battle_id/registration/teams',
    summary: 'Read the open registration of an own battle',
    description: 'Returns the settings and all registered teams, those whose name waits first.',
    pathParams: ofBattle,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: managedRegistration },
  },
  change: {
    method: 'PUT',
    path: '/battles/:battle_id/registration',
    summary: 'Open, limit or close the registration',
    description: 'Teams that have registered stay. Names that wait keep waiting when `approval` is switched off.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z.object({ ...settings, approval: settings.approval.default(true) }).meta({ id: 'RegistrationSettings' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: managedRegistration,
    },
  },
  decide: {
    method: 'POST',
    path: '/battles/:battle_id/registration/names',
    summary: 'Accept or refuse names that wait',
    description:
      'An accepted name is shown from now on. A team whose name is refused is asked for another one and keeps ' +
      'playing. Teams whose name does not wait are left as they are.',
    pathParams: ofBattle,
    headers: sessionToken,
    body: z
      .object({ team_ids: z.array(id).min(1).max(TEAM_ACTIONS_MAX), accept: z.boolean() })
      .meta({ id: 'NameDecision' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: managedRegistration,
    },
  },
  rename: {
    method: 'PUT',
    path: '/battles/:battle_id/registration/teams/:team_id',
    summary: 'Rename a registered team',
    description: 'The new name is shown at once.',
    pathParams: z.object({ battle_id: idParam, team_id: idParam }),
    headers: sessionToken,
    body: z.object({ name: registeredName }).meta({ id: 'RegisteredTeamName' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nameless', 'name_taken', 'rate_limited'),
      200: managedRegistration,
    },
  },
});

export type ManagedRegistration = z.infer<typeof managedRegistration>;
export type ManagedRegisteredTeam = z.infer<typeof registeredTeam>;
