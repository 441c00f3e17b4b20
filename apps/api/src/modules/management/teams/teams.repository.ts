import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

type Team = Tables['teams']['$inferInsert'];

export async function updateTeam(tx: Tx, id: number, changes: Partial<Team>): Promise<void> {
  await tx.update(tx.t.teams).set(changes).where(eq(tx.t.teams.id, id));
}

export async function deleteTeam(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.teams).where(eq(tx.t.teams.id, id));
}

/** Whether the team has any participation. */
export async function teamHasPlayed(db: Db, teamId: number): Promise<boolean> {
  const { participations: p } = db.t;
  const [one] = await db.select({ id: p.id }).from(p).where(eq(p.teamId, teamId)).limit(1);
  return one !== undefined;
}
