import { and, count, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { participationKey } from './joining.repository.ts';

/** A team in the exploration it plays; `battleId` is null for teams of friends. */
export interface TeamInExploration {
  explorationId: number;
  battleId: number | null;
  teamId: number;
}

function teamKey({ teamId, ...side }: TeamInExploration): string {
  return participationKey({ ...side, progressorType: 'team', progressorId: String(teamId) });
}

/** Number of people in a team; 0 before the first has joined. */
export async function countMembers(db: Db, side: TeamInExploration): Promise<number> {
  const { participations: p, members: m } = db.t;
  const [row] = await db
    .select({ n: count() })
    .from(m)
    .innerJoin(p, eq(p.id, m.participationId))
    .where(eq(p.key, teamKey(side)));
  return row?.n ?? 0;
}

/** Whether a member (`guest:<uuid>` or `user:<id>`) is in a team. */
export async function isMember(db: Db, side: TeamInExploration, member: string): Promise<boolean> {
  const { participations: p, members: m } = db.t;
  const [row] = await db
    .select({ member: m.member })
    .from(m)
    .innerJoin(p, eq(p.id, m.participationId))
    .where(and(eq(p.key, teamKey(side)), eq(m.member, member)));
  return row !== undefined;
}

export async function insertMember(tx: Tx, member: Tables['members']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.members).values(member).onConflictDoNothing();
}

/**
 * Removes a member from a team. If an account took over the guest, whom the run token still names, removes the account.
 * Returns the keys under which the member may have uploaded photos.
 */
export async function deleteMember(
  tx: Tx,
  { participationId, member }: { participationId: number; member: string },
): Promise<string[]> {
  const { members: m, takenPlaces: t } = tx.t;
  const named = (name: string) => and(eq(m.participationId, participationId), eq(m.member, name));
  const [own] = await tx.delete(m).where(named(member)).returning({ member: m.member });
  if (own) return [member];
  const taken = and(eq(t.participationId, participationId), eq(t.guest, member));
  const [place] = await tx.delete(t).where(taken).returning({ member: t.member });
  if (!place) return [member];
  await tx.delete(m).where(named(place.member));
  return [member, place.member];
}
