import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';

/** Deletes what an account has played alone; ratings stay, without a name. */
export async function deleteOwnParticipations(tx: Tx, userId: number): Promise<void> {
  const { participations: p } = tx.t;
  await tx.delete(p).where(and(eq(p.progressorType, 'user'), eq(p.progressorId, String(userId))));
}

/** Puts somebody unknown in the place of an account wherever its teams have played: what the team reached stays. */
export async function anonymiseMember(tx: Tx, member: string, unknown: string): Promise<void> {
  const { members, takenPlaces, solvedTasks } = tx.t;
  const own = tx.select({ id: members.participationId }).from(members).where(eq(members.member, member));
  await tx
    .update(solvedTasks)
    .set({ member: unknown })
    .where(and(inArray(solvedTasks.participationId, own), eq(solvedTasks.member, member)));
  for (const table of [members, takenPlaces]) {
    await tx.update(table).set({ member: unknown }).where(eq(table.member, member));
  }
}

/** Deletes the drafts nobody plays, and the battles and teams nobody is or was in; what others play stays, and is nobody's. */
export async function leaveContent(tx: Tx, creatorId: number): Promise<void> {
  const { explorations: e, explorationSearch, participations: p, battles, battleActs, teams, participants } = tx.t;
  const drafts = await tx
    .select({ id: e.id })
    .from(e)
    .where(
      and(
        eq(e.creatorId, creatorId),
        eq(e.published, false),
        notExists(tx.select({ id: p.id }).from(p).where(eq(p.explorationId, e.id))),
      ),
    );
  const ids = drafts.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(explorationSearch).where(inArray(explorationSearch.rowid, ids));
    await tx.delete(e).where(inArray(e.id, ids));
  }
  for (const [table, side, played] of [
    [battles, participants.battleId, p.battleId],
    [teams, participants.teamId, p.teamId],
  ] as const) {
    const isIn = tx.select({ id: participants.id }).from(participants).where(eq(side, table.id));
    const wasIn = tx.select({ id: p.id }).from(p).where(eq(played, table.id));
    await tx.delete(table).where(and(eq(table.creatorId, creatorId), notExists(isIn), notExists(wasIn)));
  }
  const led = tx.select({ id: battles.id }).from(battles).where(eq(battles.creatorId, creatorId));
  await tx.update(battleActs).set({ actor: '' }).where(inArray(battleActs.battleId, led)); // its name is in the log
  for (const table of [e, battles, teams]) {
    await tx.update(table).set({ creatorId: null }).where(eq(table.creatorId, creatorId));
  }
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.users).where(eq(tx.t.users.id, id));
}
