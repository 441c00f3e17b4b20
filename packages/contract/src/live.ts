import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleMessage, points } from './progress.ts';
import { failures, text } from './shared.ts';
import { runToken } from './token-headers.ts';

const c = initContract();

/**
 * The server-sent events of `GET /progress/events`: the key is the name of the event, the schema its JSON data. `points` and `message`
 * carry the new values; `pois` (pois and schedule) and `ranking` carry none and ask the client to fetch them again.
 */
export const liveEvents = { points, pois: z.object({}), ranking: z.object({}), message: battleMessage };

export const live = c.router({
  events: {
    method: 'GET',
    path: '/progress/events',
    summary: 'Stream of server-sent events: points, pois, ranking, message',
    headers: runToken,
    responses: { ...failures, 200: c.otherResponse({ contentType: 'text/event-stream', body: z.string() }) },
  },
  board: {
    method: 'GET',
    path: '/battles/:battle/board/events',
    summary:
      'Stream of server-sent events for the big screen, while it is shown: ranking, pois (the schedule), message (to all teams)',
    pathParams: z.object({ battle: text(NAME_MAX) }),
    responses: { ...failures, 200: c.otherResponse({ contentType: 'text/event-stream', body: z.string() }) },
  },
});

export type LiveEventName = keyof typeof liveEvents;
