import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';

/** Deletes unplayed drafts, and battles and teams without participants. Everything else stays without a creator. */
export async function releaseContent(tx: Tx, creatorId: number): Promise<void> {
  const {
    explorations: e,
    explorationSearch,
    participations: p,
    battles,
    battleActs,
    helpRequests,
    teams,
    participants,
  } = tx.t;
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
  // The log names the organiser.
  await tx.update(battleActs).set({ actor: '' }).where(inArray(battleActs.battleId, led));
  const ledPlays = tx.select({ id: p.id }).from(p).where(inArray(p.battleId, led));
  // Without an organiser, no account can read them.
  await tx.delete(helpRequests).where(inArray(helpRequests.participationId, ledPlays));
  for (const table of [e, battles, teams]) {
    await tx.update(table).set({ creatorId: null }).where(eq(table.creatorId, creatorId));
  }
}
