import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { runToken } from './headers.ts';
import { battleMessage, points } from './progress.ts';
import { failures, text } from './shared.ts';

const c = initContract();

/**
 * The events of `GET /progress/events`, each named in the stream's `event` line; `data` is its JSON.
 * `points` carries the new points, `message` what an organiser tells; `pois` (spots and schedule) and `ranking` say that it is worth
 * reading them again.
 */
export const liveEvents = { points, pois: z.object({}), ranking: z.object({}), message: battleMessage };

export const live = c.router({
  events: {
    method: 'GET',
    path: '/progress/events',
    summary: 'Server-sent events: points, pois, ranking, message',
    headers: runToken,
    responses: { ...failures, 200: c.otherResponse({ contentType: 'text/event-stream', body: z.string() }) },
  },
  board: {
    method: 'GET',
    path: '/battles/:battle/board/events',
    summary:
      'Server-sent events for the big screen, while its organiser shows it: ranking, pois (the schedule), messages to all',
    pathParams: z.object({ battle: text(NAME_MAX) }),
    responses: { ...failures, 200: c.otherResponse({ contentType: 'text/event-stream', body: z.string() }) },
  },
});

export type LiveEventName = keyof typeof liveEvents;
