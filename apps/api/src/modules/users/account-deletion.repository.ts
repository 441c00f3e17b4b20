import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';

/** Deletes the solo participations of an account; ratings stay, without a name. */
export async function deleteOwnParticipations(tx: Tx, userId: number): Promise<void> {
  const { participations: p } = tx.t;
  await tx.delete(p).where(and(eq(p.progressorType, 'user'), eq(p.progressorId, String(userId))));
}

/** A member and the guests whose places it took over in teams, because their phones still send as guests. */
export async function listKeysOf(tx: Tx, member: string): Promise<string[]> {
  const { takenPlaces: t } = tx.t;
  const rows = await tx.selectDistinct({ guest: t.guest }).from(t).where(eq(t.member, member));
  return [member, ...rows.map(({ guest }) => guest)];
}

/** Replaces a member by an anonymous one in all teams: the progress of the team stays. */
export async function anonymiseMember(tx: Tx, member: string, unknown: string): Promise<void> {
  const { members, takenPlaces, solvedTasks, photos } = tx.t;
  const own = tx.select({ id: members.participationId }).from(members).where(eq(members.member, member));
  await tx
    .update(solvedTasks)
    .set({ member: unknown })
    .where(and(inArray(solvedTasks.participationId, own), eq(solvedTasks.member, member)));
  await tx.update(photos).set({ member: unknown }).where(eq(photos.member, member));
  for (const table of [members, takenPlaces]) {
    await tx.update(table).set({ member: unknown }).where(eq(table.member, member));
  }
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.users).where(eq(tx.t.users.id, id));
}
