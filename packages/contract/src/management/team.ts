import { TEAMS_AT_ONCE_MAX } from '@puzzle-runs/domain/battle/team-lines.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from '../call-metadata.ts';
import { CHANGE_CODES, CREATION_CODES, failures } from '../failures.ts';
import { id, idParam, page, paging, submissionId, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { codeInput, deleted, nameInput, optimisticLock, pictureInput } from './input/input-fields.ts';

const c = initContract();

/** A team as its creator sees it, with its code. */
const managedTeam = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    code: z.string().nullable(),
    totalEarnedPoints: z.int(),
    totalSpentPoints: z.int(),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: 'ManagedTeam' });

const newTeam = z
  .object({
    name: nameInput.default(''),
    image: pictureInput.default(null),
    code: codeInput.default(null),
    submission_id: submissionId,
  })
  .meta({ id: 'NewTeam' });

export const newTeams = z
  .object({
    teams: z
      .array(newTeam.pick({ name: true, code: true }))
      .min(1)
      .max(TEAMS_AT_ONCE_MAX),
    submission_id: submissionId,
  })
  .meta({ id: 'NewTeams' });

const teamChange = z
  .object({
    name: nameInput.optional(),
    image: pictureInput.optional(),
    code: codeInput.optional(),
    ...optimisticLock,
  })
  .meta({ id: 'TeamChange' });

const ofTeam = z.object({ team_id: idParam });

export const managedTeams = c.router({
  list: {
    method: 'GET',
    path: '/management/teams',
    summary: 'List the own teams',
    description: 'Returns the teams by name. With `name`, only the one with this slug.',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), ...paging }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(managedTeam) },
  },
  create: {
    method: 'POST',
    path: '/teams',
    summary: 'Create a team',
    description: 'Its name must be free among the own teams. Add it to a battle before players can join it.',
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: newTeam,
    responses: {
      ...failures(...CREATION_CODES),
      200: managedTeam,
    },
  },
  createSeveral: {
    method: 'POST',
    path: '/teams/bulk',
    summary: 'Create several teams',
    description: 'Creates all of them or none. Each name must be free among the own teams and occur once in the list.',
    headers: sessionToken,
    body: newTeams,
    responses: {
      ...failures(...CREATION_CODES),
      200: page(managedTeam),
    },
  },
  change: {
    method: 'PATCH',
    path: '/teams/:team_id',
    summary: 'Change a team',
    description: 'Send changed fields only. Send `updated_at` as it was read, and a newer version is not overwritten.',
    pathParams: ofTeam,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: teamChange,
    responses: {
      ...failures(...CHANGE_CODES, 'nameless', 'name_taken'),
      200: managedTeam,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/teams/:team_id',
    summary: 'Delete a team',
    description: 'Battles that it played in keep its points and its name.',
    pathParams: ofTeam,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deleted },
  },
});

export type ManagedTeam = z.infer<typeof managedTeam>;
export type NewTeam = z.infer<typeof newTeam>;
export type NewTeams = z.infer<typeof newTeams>;
export type TeamChange = z.infer<typeof teamChange>;
