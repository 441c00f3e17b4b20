import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from '../headers.ts';
import { failures, id, idParam, page, paging, text, time } from '../shared.ts';
import { deleted, readAt, typedCode, typedName, typedPicture } from './fields.ts';

const c = initContract();

/** A team as its creator reads it, with the code. */
export const managedTeam = z.object({
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
  name: typedName.default(''),
  image: typedPicture.default(null),
  code: typedCode.default(null),
});

const teamChange = z.object({
  name: typedName.optional(),
  image: typedPicture.optional(),
  code: typedCode.optional(),
  ...readAt,
});

const ofTeam = z.object({ team_id: idParam });

export const managedTeams = c.router({
  list: {
    method: 'GET',
    path: '/management/teams',
    summary: 'The own teams; with `name`, the one with this slug',
    headers: sessionToken,
    query: z.object({ name: text(NAME_MAX).optional(), ...paging }),
    responses: { ...failures, 200: page(managedTeam) },
  },
  create: {
    method: 'POST',
    path: '/teams',
    summary: 'JSON or form-encoded',
    headers: sessionToken,
    body: newTeam,
    responses: { ...failures, 200: managedTeam },
  },
  change: {
    method: 'PATCH',
    path: '/teams/:team_id',
    summary: 'Only changed fields. JSON or form-encoded',
    pathParams: ofTeam,
    headers: sessionToken,
    body: teamChange,
    responses: { ...failures, 200: managedTeam },
  },
  remove: {
    method: 'DELETE',
    path: '/teams/:team_id',
    summary: 'Delete a team; where it has played, its points stay under its name',
    pathParams: ofTeam,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
});

export type ManagedTeam = z.infer<typeof managedTeam>;
export type NewTeam = z.infer<typeof newTeam>;
export type TeamChange = z.infer<typeof teamChange>;
