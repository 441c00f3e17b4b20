import { MESSAGE_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { helpRequest, helpState } from '../play/help.ts';
import { playedTeam } from '../play/progress.ts';
import { id, idParam, page, paging, time, writtenText } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';

const c = initContract();

const place = z.object({ id, name: z.string() });

/** A request for help as the organiser sees it. */
const teamHelp = z
  .object({
    id,
    participant_id: id,
    Team: playedTeam,
    /** Null once it is deleted. */
    Poi: place.nullable(),
    Task: place.nullable(),
    text: z.string(),
    state: helpState,
    answer: z.string().nullable(),
    created_at: time,
    resolved_at: time.nullable(),
  })
  .meta({ id: 'TeamHelp' });

/** What a row of the console says about a team's unresolved request. */
export const helpMark = helpRequest
  .pick({ id: true, text: true, created_at: true })
  .extend({ state: helpState.exclude(['resolved']) })
  .meta({ id: 'HelpMark' });

const ofRequest = z.object({ battle_id: idParam, help_id: idParam });

const refusals = failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited');

export const managedHelp = c.router({
  list: {
    method: 'GET',
    path: '/battles/:battle_id/help',
    summary: 'List the requests for help of a battle',
    description: 'Returns unresolved requests first, oldest first, then resolved ones, newest first.',
    pathParams: z.object({ battle_id: idParam }),
    headers: sessionToken,
    query: z.object(paging),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(teamHelp) },
  },
  read: {
    method: 'POST',
    path: '/battles/:battle_id/help/:help_id/read',
    summary: 'Mark a request for help as read',
    description: 'The team sees it at once. Refused with `nochange` if it was read or resolved before.',
    pathParams: ofRequest,
    headers: sessionToken,
    body: c.noBody(),
    responses: { ...refusals, 200: teamHelp },
  },
  resolve: {
    method: 'POST',
    path: '/battles/:battle_id/help/:help_id/resolve',
    summary: 'Resolve a request for help',
    description:
      'The team sees it at once, with the answer if there is one. Refused with `nochange` if it was resolved before.',
    pathParams: ofRequest,
    headers: sessionToken,
    body: z.object({ answer: writtenText(MESSAGE_MAX).default('') }).meta({ id: 'HelpAnswer' }),
    responses: { ...refusals, 200: teamHelp },
  },
});

export type TeamHelp = z.infer<typeof teamHelp>;
