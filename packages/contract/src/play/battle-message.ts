import { z } from 'zod';
import { id, time } from '../shared.ts';

/** What the organiser told one team or all: a message, given points, an opened poi, or about the name of a registered team. */
export const battleMessage = z
  .object({
    id,
    kind: z.enum(['message', 'points', 'poi_opened']),
    /** Only in a message about the name of a registered team, which is its text: what became of it. */
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
