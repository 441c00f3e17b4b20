import { HELP_STATES, HELP_TEXT_MAX } from '@puzzle-runs/domain/battle/help-request.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { id, submissionId, time, writtenText } from '../shared.ts';
import { runToken } from '../token-headers.ts';

const c = initContract();

export const helpState = z.enum(HELP_STATES);

/** A request for help as the team sees it. */
export const helpRequest = z
  .object({
    id,
    /** Null once the poi is deleted. */
    poi_id: id.nullable(),
    task_id: id.nullable(),
    text: z.string(),
    state: helpState,
    /** What the organiser answered when resolving it. */
    answer: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: 'HelpRequest' });

const newHelpRequest = z
  .object({
    poi_id: id,
    /** A task of that poi. */
    task_id: id.nullish(),
    text: writtenText(HELP_TEXT_MAX).default(''),
    submission_id: submissionId,
  })
  .meta({ id: 'NewHelpRequest' });

/** Calls of the team, part of `progress`. */
export const helpCalls = c.router({
  help: {
    method: 'POST',
    path: '/progress/help',
    summary: 'Call the organiser for help',
    description:
      'Only in a battle that offers it (`help_requests`), while it is open for the team. A team has one unresolved ' +
      'request, and one new request per minute. Repeat a lost request with the same `submission_id`.',
    headers: runToken,
    body: newHelpRequest,
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'not_found',
        'battle_not_open',
        'help_not_offered',
        'help_already_requested',
        'help_too_soon',
        'rate_limited',
      ),
      200: helpRequest,
    },
  },
  lastHelp: {
    method: 'GET',
    path: '/progress/help',
    summary: 'Get the last request for help of the team',
    description: 'Returns its state and the answer of the organiser; null if the team has not called for help.',
    headers: runToken,
    responses: {
      ...failures('unauthorized'),
      200: z.object({ request: helpRequest.nullable() }).meta({ id: 'LastHelp' }),
    },
  },
});

export type HelpRequest = z.infer<typeof helpRequest>;
export type NewHelpRequest = z.infer<typeof newHelpRequest>;
