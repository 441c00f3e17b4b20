import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

export type GuestParticipation = Awaited<ReturnType<typeof listParticipationsOfMember>>[number];

/** Participations of a member (`guest:<uuid>` or `user:<id>`), solo and in teams. */
export function listParticipationsOfMember(db: Db, member: string) {
  const { participations: p, members: m } = db.t;
  return db
    .select({ id: p.id, explorationId: p.explorationId, battleId: p.battleId, progressorType: p.progressorType })
    .from(m)
    .innerJoin(p, eq(p.id, m.participationId))
    .where(eq(m.member, member));
}

interface Move {
  ids: number[];
  from: string;
  to: string;
}

/** Transfers solo participations to an account, with the tasks solved in them. */
export async function moveSoloParticipations(
  tx: Tx,
  { ids, from, to, userId }: Move & { userId: number },
): Promise<void> {
  const { participations: p, solvedTasks: s } = tx.t;
  if (ids.length === 0) return;
  const progressorId = String(userId);
  const key = sql<string>`${p.explorationId} || ':' || coalesce(${p.battleId}, 0) || ${`:user:${progressorId}`}`;
  await tx.update(p).set({ progressorType: 'user', progressorId, key }).where(inArray(p.id, ids));
  await tx
    .update(s)
    .set({ member: to })
    .where(and(inArray(s.participationId, ids), eq(s.member, from)));
}

/**
 * Replaces a member by another, also in the photos that the member uploaded. Solved tasks of teams keep the old member,
 * which the run token still names.
 */
export async function moveMemberships(tx: Tx, { ids, from, to }: Move): Promise<void> {
  const { members: m } = tx.t;
  if (ids.length === 0) return;
  const { photos: f } = tx.t;
  await tx
    .update(f)
    .set({ member: to })
    .where(and(inArray(f.participationId, ids), eq(f.member, from)));
  const moved = and(inArray(m.participationId, ids), eq(m.member, from));
  const rows = await tx.select({ participationId: m.participationId, joinedAt: m.joinedAt }).from(m).where(moved);
  await tx
    .insert(m)
    .values(rows.map((row) => ({ ...row, member: to })))
    .onConflictDoNothing();
  await tx.delete(m).where(moved);
}

/** Stores which guest an account has replaced in teams, so that the guest's token can still leave them. */
export async function insertTakenPlaces(tx: Tx, { ids, from: guest, to: member }: Move): Promise<void> {
  const { takenPlaces: t } = tx.t;
  if (ids.length === 0) return;
  await tx
    .insert(t)
    .values(ids.map((participationId) => ({ participationId, guest, member })))
    .onConflictDoUpdate({ target: [t.participationId, t.guest], set: { member } });
}
