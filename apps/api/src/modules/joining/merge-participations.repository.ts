import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import { participationKey } from './joining.repository.ts';

/** A team of a battle with the run that it plays. */
export interface TeamInBattle {
  battleId: number;
  teamId: number;
  explorationId: number;
}

function keyOf({ battleId, teamId, explorationId }: TeamInBattle): string {
  return participationKey({ explorationId, battleId, progressorType: 'team', progressorId: String(teamId) });
}

/** The participation of a team, and whether it has progress; null before the first phone has joined. */
export async function findPlayedPart(db: Db, team: TeamInBattle): Promise<{ id: number; hasProgress: boolean } | null> {
  const { participations: p, solvedTasks, boughtHints, wrongAttempts, arrivals, photos } = db.t;
  const [found] = await db
    .select({ id: p.id })
    .from(p)
    .where(eq(p.key, keyOf(team)));
  if (!found) return null;
  let marks = 0;
  for (const table of [solvedTasks, boughtHints, wrongAttempts, arrivals])
    marks += await db.$count(table, eq(table.participationId, found.id));
  const sent = await db.$count(photos, and(eq(photos.participationId, found.id), isNotNull(photos.state)));
  return { id: found.id, hasProgress: marks + sent > 0 };
}

/** Lets a participation belong to another team, with the run that it plays. */
export async function giveToTeam(tx: Tx, id: number, team: TeamInBattle): Promise<void> {
  const { participations: p } = tx.t;
  await tx
    .update(p)
    .set({ key: keyOf(team), teamId: team.teamId, progressorId: String(team.teamId) })
    .where(eq(p.id, id));
}

/** Moves the members and the requests for help of a participation; two open requests become one. */
export async function moveToParticipation(tx: Tx, { from, to, at }: { from: number; to: number; at: Date }) {
  const { members: m, takenPlaces: t, helpRequests: h, photos: f } = tx.t;
  for (const table of [m, t]) {
    const rows = await tx.select().from(table).where(eq(table.participationId, from));
    const moved = rows.map((row) => ({ ...row, participationId: to }));
    if (moved.length > 0) await tx.insert(table).values(moved).onConflictDoNothing();
  }
  const unresolved = (id: number) => and(eq(h.participationId, id), inArray(h.state, ['open', 'read']));
  if ((await tx.$count(h, unresolved(to))) > 0)
    await tx.update(h).set({ state: 'resolved', resolvedAt: at }).where(unresolved(from));
  await tx.update(h).set({ participationId: to }).where(eq(h.participationId, from));
  // Sent photos are progress, which only one of the two has; the others may still be sent.
  await tx.update(f).set({ participationId: to }).where(eq(f.participationId, from));
}

/** Deletes a participation and lets its run tokens continue with another one. */
export async function replaceParticipation(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  const { participations: p, mergedParticipations: merged } = tx.t;
  await tx.update(merged).set({ participationId: to }).where(eq(merged.participationId, from));
  await tx.insert(merged).values({ id: from, participationId: to });
  await tx.delete(p).where(eq(p.id, from));
}
