import { and, eq, inArray, isNotNull, max } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

/** Ids of the registered teams of a battle, of all battles of an organiser, or of those that play a run. */
export async function listRegisteredTeamIds(
  db: Db,
  of: { battleId: number } | { organiserId: number } | { explorationId: number },
): Promise<number[]> {
  const { teams, battles, participants: side, participations: p } = db.t;
  const registered = db.select({ id: teams.id }).from(teams).$dynamic();
  if ('battleId' in of) return idsOf(await registered.where(eq(teams.battleId, of.battleId)));
  if ('organiserId' in of) {
    const own = db.select({ id: battles.id }).from(battles).where(eq(battles.creatorId, of.organiserId));
    return idsOf(await registered.where(inArray(teams.battleId, own)));
  }
  const [playing, played] = [side, p].map((table) =>
    db.select({ id: table.teamId }).from(table).where(eq(table.explorationId, of.explorationId)),
  );
  const found = [playing, played].map(
    async (ids) =>
      ids &&
      idsOf(
        await db
          .select({ id: teams.id })
          .from(teams)
          .where(and(isNotNull(teams.battleId), inArray(teams.id, ids))),
      ),
  );
  return [...new Set((await Promise.all(found)).flatMap((ids) => ids ?? []))];
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** Deletes teams with their participations and their entries in the logs and frozen rankings of their battles. */
export async function deleteTeams(tx: Tx, ids: number[]): Promise<void> {
  const { teams, battleActs, battles } = tx.t;
  if (ids.length === 0) return;
  const among = tx.select({ id: teams.battleId }).from(teams).where(inArray(teams.id, ids));
  const frozen = await tx
    .select({ id: battles.id, frozen: battles.frozen })
    .from(battles)
    .where(and(inArray(battles.id, among), isNotNull(battles.frozen)));
  for (const { id, frozen: ranking } of frozen) {
    if (!ranking) continue;
    const rows = ranking.rows.filter(({ Team }) => !ids.includes(Team.id));
    await tx
      .update(battles)
      .set({ frozen: { ...ranking, rows } })
      .where(eq(battles.id, id));
  }
  await tx.delete(battleActs).where(inArray(battleActs.teamId, ids));
  await tx.delete(teams).where(inArray(teams.id, ids));
}

export async function deleteRegistration(tx: Tx, battleId: number): Promise<void> {
  await tx.delete(tx.t.registrations).where(eq(tx.t.registrations.battleId, battleId));
}

/**
 * Battles with registered teams, their times, and when a team
 * last registered, joined or solved a task, in milliseconds.
 */
export async function listRegisteredBattles(db: Db) {
  const { battles: b, teams, registeredTeams: r, participations: p } = db.t;
  const rows = await db
    .select({
      id: b.id,
      startsAt: b.startsAt,
      endsAt: b.endsAt,
      pausedAt: b.pausedAt,
      manualStart: b.manualStart,
      registeredAt: max(r.registeredAt),
      joinedAt: max(p.joinedAt),
      solvedAt: max(p.lastSolvedAt),
    })
    .from(teams)
    .innerJoin(b, eq(b.id, teams.battleId))
    .leftJoin(r, eq(r.teamId, teams.id))
    .leftJoin(p, eq(p.teamId, teams.id))
    .where(isNotNull(teams.battleId))
    .groupBy(b.id, b.startsAt, b.endsAt, b.pausedAt, b.manualStart);
  return rows.map(({ registeredAt, joinedAt, solvedAt, ...battle }) => ({
    ...battle,
    lastActivityAt: Math.max(...[registeredAt, joinedAt, solvedAt].map((at) => at?.getTime() ?? 0)),
  }));
}
