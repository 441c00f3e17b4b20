import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from './call-metadata.ts';
import { failures } from './failures.ts';
import { contentLanguageQuery, idParam, text } from './shared.ts';
import { runToken, sessionToken } from './token-headers.ts';

const c = initContract();

/** Characters of a weak ETag with a hash are 32. */
const HELD_MAX = 100;

export const live = c.router({
  events: {
    method: 'GET',
    path: '/progress/events',
    summary: 'Follow the own participation',
    description:
      'Streams changes as server-sent events until the client closes the connection. `points` and `message` carry ' +
      'the new values; `pois` and `ranking` ask the client to fetch again, with `within` after a random part of so ' +
      'many milliseconds. The stream begins with `pois`, unless `held` names the ETag of the current pois.',
    headers: runToken,
    query: z.object({
      /** ETag of the response of `GET /joined/pois` that the client shows. */
      held: text(HELD_MAX).optional(),
      /** The language in which it was asked for. */
      ...contentLanguageQuery,
    }),
    metadata: { events: ['points', 'pois', 'ranking', 'message'] } satisfies CallMetadata,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'rate_limited'),
      200: c.otherResponse({ contentType: 'text/event-stream', body: z.string() }),
    },
  },
  event: {
    method: 'GET',
    path: '/battles/:battle_id/event/events',
    summary: 'Follow an event as its organiser',
    description:
      'Streams changes as server-sent events: `pois` (clock, teams) and `ranking` (progress) ask the client to ' +
      'fetch the teams again.',
    pathParams: z.object({ battle_id: idParam }),
    headers: sessionToken,
    metadata: { events: ['ranking', 'pois'] } satisfies CallMetadata,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: c.otherResponse({ contentType: 'text/event-stream', body: z.string() }),
    },
  },
  board: {
    method: 'GET',
    path: '/battles/:battle/board/events',
    summary: 'Follow the big screen of a battle',
    description:
      'Streams changes as server-sent events while the organiser shows the big screen. `message` carries messages ' +
      'to all teams; `pois` (the schedule) and `ranking` ask the client to fetch again.',
    pathParams: z.object({ battle: text(NAME_MAX) }),
    metadata: { events: ['ranking', 'pois', 'message'] } satisfies CallMetadata,
    responses: {
      ...failures('invalid_request', 'not_found', 'rate_limited'),
      200: c.otherResponse({ contentType: 'text/event-stream', body: z.string() }),
    },
  },
});
