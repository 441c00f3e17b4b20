import { Problem } from '@puzzle-runs/domain/problem.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

export async function setContacted(tx: Tx, participantId: number, contactedAt: Date | null): Promise<void> {
  const { participants: side } = tx.t;
  await tx.update(side).set({ contactedAt }).where(eq(side.id, participantId));
}

export async function findContactedAt(db: Db, participantId: number): Promise<Date | null> {
  const { participants: side } = db.t;
  const [row] = await db.select({ at: side.contactedAt }).from(side).where(eq(side.id, participantId));
  return row?.at ?? null;
}

/** One entry of the log of a battle; undefined if it is of another battle. */
export async function findAct(db: Db, battleId: number, id: number) {
  const { battleActs: a } = db.t;
  const [row] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, id), eq(a.battleId, battleId)));
  return row;
}

/** Settings of extra minutes of one team, latest first. */
export function listExtraMinutes(db: Db, { battleId, teamId }: { battleId: number; teamId: number }) {
  const { battleActs: a } = db.t;
  return db
    .select({ id: a.id, minutes: a.amount })
    .from(a)
    .where(and(eq(a.battleId, battleId), eq(a.teamId, teamId), eq(a.kind, 'extra_minutes')))
    .orderBy(desc(a.id));
}

/** Withdraws a message; false if a phone has shown it, or if it was withdrawn before. */
export async function withdrawMessage(tx: Tx, id: number, undoneAt: Date): Promise<boolean> {
  const { battleActs: a } = tx.t;
  const rows = await tx
    .update(a)
    .set({ undoneAt })
    .where(and(eq(a.id, id), isNull(a.readAt), isNull(a.undoneAt)))
    .returning({ id: a.id });
  return rows.length > 0;
}

interface MergedParticipants {
  from: number;
  into: number;
  explorationId: number;
  /** Points that are added. */
  adjusted: number;
  minutes: number;
}

/** Removes one participant, and changes the other. Throws `not_found` if one of them was removed meanwhile. */
export async function mergeParticipants(
  tx: Tx,
  { from, into, explorationId, adjusted, minutes }: MergedParticipants,
): Promise<void> {
  const { participants: side } = tx.t;
  const removed = await tx.delete(side).where(eq(side.id, from)).returning({ id: side.id });
  const changed = await tx
    .update(side)
    .set({ explorationId, adjusted: sql`${side.adjusted} + ${adjusted}`, extraMinutes: minutes })
    .where(eq(side.id, into))
    .returning({ id: side.id });
  if (removed.length === 0 || changed.length === 0) throw new Problem('not_found');
}
