import { z } from 'zod';
import { battleMessage } from './play/battle-message.ts';
import { points } from './play/progress.ts';

const fetchAgain = z.object({
  /** With many listeners: fetch after a random delay of up to this many milliseconds. */
  within: z.int().optional(),
});

/**
 * The server-sent events of `GET /progress/events`: the key is the name of the event, the schema its JSON data.
 * `points` and `message` carry the new values; `pois` (pois and schedule) and `ranking` carry none and ask the client
 * to fetch them again.
 */
export const liveEvents = { points, pois: fetchAgain, ranking: fetchAgain, message: battleMessage };

export type LiveEventName = keyof typeof liveEvents;
