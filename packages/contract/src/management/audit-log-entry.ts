import { AUDIT_LOG_KINDS } from '@puzzle-runs/domain/battle/audit-log.ts';
import { z } from 'zod';
import { id, time } from '../shared.ts';

/** One entry in the audit log of a battle. */
export const auditLogEntry = z
  .object({
    id,
    kind: z.enum(AUDIT_LOG_KINDS),
    /** Null if it concerns all teams; its id is null once the team is deleted. */
    Team: z.object({ id: id.nullable(), name: z.string() }).nullable(),
    /** A message, the reason for given points, or the name of the task whose points were recalculated. */
    text: z.string().nullable(),
    /** Points, or extra minutes. */
    amount: z.int().nullable(),
    /** Name of the organiser who did it. */
    actor: z.string(),
    at: time,
  })
  .meta({ id: 'AuditLogEntry' });

export type AuditLogEntry = z.infer<typeof auditLogEntry>;
