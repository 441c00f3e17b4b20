import { EVENT_LOG_KINDS } from '@puzzle-runs/domain/battle/audit-log.ts';
import { z } from 'zod';
import { id, time } from '../shared.ts';

/** One entry in the audit log of a battle. */
export const eventLogEntry = z
  .object({
    id,
    kind: z.enum(EVENT_LOG_KINDS),
    /** Null if it concerns all teams; its id is null once the team is deleted. */
    Team: z.object({ id: id.nullable(), name: z.string() }).nullable(),
    /**
     * A message, the reason for given points, the name of an opened poi or of the task whose points were recalculated,
     * or the answer to a request for help.
     */
    text: z.string().nullable(),
    /** Points, or extra minutes. */
    amount: z.int().nullable(),
    /** Name of the organiser who did it. */
    actor: z.string(),
    at: time,
    /** When it was taken back. */
    undone_at: time.nullable(),
    /** Points, extra minutes, removals of teams, and messages that no phone has shown yet. */
    undoable: z.boolean(),
  })
  .meta({ id: 'EventLogEntry' });

export type EventLogEntry = z.infer<typeof eventLogEntry>;
