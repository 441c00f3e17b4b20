import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures, id, idParam, page, paging, text, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';
import { codeInput, deleted, nameInput, optimisticLock, pictureInput } from './input-fields.ts';

const c = initContract();

/** A team as its creator sees it, with its code. */
const managedTeam = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  code: z.string().nullable(),
  totalEarnedPoints: z.int(),
  totalSpentPoints: z.int(),
  created_at: time,
  updated_at: time,
});

const newTeam = z.object({
  name: nameInput.default(''),
  image: pictureInput.default(null),
  code: codeInput.default(null),
});

const teamChange = z.object({
  name: nameInput.optional(),
  image: pictureInput.optional(),
  code: codeInput.optional(),
  ...optimisticLock,
});

const ofTeam = z.object({ team_id: idParam });

export const managedTeams = c.router({
  list: {
    method: 'GET',
    path: '/management/teams',
    summary: 'List the own teams; with `name`, only the one with this slug',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), ...paging }),
    responses: { ...failures, 200: page(managedTeam) },
  },
  create: {
    method: 'POST',
    path: '/teams',
    summary: 'Create a team. JSON or form-encoded',
    headers: sessionToken,
    body: newTeam,
    responses: { ...failures, 200: managedTeam },
  },
  change: {
    method: 'PATCH',
    path: '/teams/:team_id',
    summary: 'Change a team; send changed fields only. JSON or form-encoded',
    pathParams: ofTeam,
    headers: sessionToken,
    body: teamChange,
    responses: { ...failures, 200: managedTeam },
  },
  remove: {
    method: 'DELETE',
    path: '/teams/:team_id',
    summary: 'Delete a team; battles it played in keep its points and its name',
    pathParams: ofTeam,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
});

export type ManagedTeam = z.infer<typeof managedTeam>;
export type NewTeam = z.infer<typeof newTeam>;
export type TeamChange = z.infer<typeof teamChange>;
