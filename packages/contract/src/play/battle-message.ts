import { z } from 'zod';
import { id, time } from '../shared.ts';

/**
 * News from the organiser for one team or all: a message, given points, an opened poi, or the decision about a
 * registered team's name.
 */
export const battleMessage = z
  .object({
    id,
    kind: z.enum(['message', 'points', 'poi_opened']),
    /** State of the registered team's name, which is then the `text`; only in messages about it. */
    team_name: z.enum(['waiting', 'accepted', 'refused', 'changed']).optional(),
    /** The message, the reason for points, the name of the poi, or the name of the team. */
    text: z.string(),
    /** Given points, negative if taken; else null. */
    points: z.int().nullable(),
    to_team: z.boolean(),
    sent_at: time,
  })
  .meta({ id: 'BattleMessage' });

export type BattleMessage = z.infer<typeof battleMessage>;
