import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

const MINUTE_MS = 60_000;

function participants(db: Db) {
  const { participants: side, explorations: e, teams } = db.t;
  return db
    .select({
      id: side.id,
      exploration: { id: e.id, name: e.name, slug: e.slug },
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
      extraMinutes: side.extraMinutes,
      startDelay: side.startDelay,
      adjusted: side.adjusted,
    })
    .from(side)
    .innerJoin(e, eq(e.id, side.explorationId))
    .innerJoin(teams, eq(teams.id, side.teamId))
    .$dynamic();
}

export type ParticipantRow = Awaited<ReturnType<typeof listManagedParticipants>>[number];

/** The teams of a battle with their explorations, by team name. */
export async function listManagedParticipants(db: Db, battleId: number) {
  const { participants: side } = db.t;
  const rows = await participants(db).where(eq(side.battleId, battleId)).orderBy(asc(side.id));
  return rows.toSorted((a, b) => compareNames(a.team.name, b.team.name));
}

/** One participant, by its id or by its team. Throws `not_found`. */
export async function getParticipant(db: Db, battleId: number, by: { id: number } | { teamId: number }) {
  const { participants: side } = db.t;
  const wanted = 'id' in by ? eq(side.id, by.id) : eq(side.teamId, by.teamId);
  const [row] = await participants(db).where(and(eq(side.battleId, battleId), wanted));
  if (!row) throw new Problem('not_found');
  return row;
}

/** Ids of the battles in which a team or an exploration takes part. */
export async function listBattleIds(db: Db, of: { teamId: number } | { explorationId: number }): Promise<number[]> {
  const { participants: side } = db.t;
  const wanted = 'teamId' in of ? eq(side.teamId, of.teamId) : eq(side.explorationId, of.explorationId);
  const rows = await db.selectDistinct({ id: side.battleId }).from(side).where(wanted);
  return rows.map(({ id }) => id);
}

/** Number of teams of a battle per exploration. */
export async function countTeamsPerRun(db: Db, battleId: number): Promise<Map<number, number>> {
  const { participants: side } = db.t;
  const rows = await db
    .select({ id: side.explorationId, teams: count() })
    .from(side)
    .where(eq(side.battleId, battleId))
    .groupBy(side.explorationId);
  return new Map(rows.map(({ id, teams }) => [id, teams]));
}

/** All teams of a creator, with their participant in a battle if they take part. */
export async function listOwnTeamsIn(db: Db, { creatorId, battleId }: { creatorId: number; battleId: number }) {
  const { participants: side, teams } = db.t;
  return db
    .select({ id: teams.id, name: teams.name, participantId: side.id })
    .from(teams)
    .leftJoin(side, and(eq(side.teamId, teams.id), eq(side.battleId, battleId)))
    .where(eq(teams.creatorId, creatorId));
}

export async function deleteParticipant(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.participants).where(eq(tx.t.participants.id, id));
}

export async function deleteParticipantsOf(tx: Tx, battleId: number): Promise<void> {
  await tx.delete(tx.t.participants).where(eq(tx.t.participants.battleId, battleId));
}

export async function setExtraMinutes(tx: Tx, id: number, extraMinutes: number): Promise<void> {
  await tx.update(tx.t.participants).set({ extraMinutes }).where(eq(tx.t.participants.id, id));
}

/** Moves start and end of one team; milliseconds after those of the battle. */
export async function setStartDelay(tx: Tx, id: number, delay: number): Promise<void> {
  const { participants: side } = tx.t;
  await tx.update(side).set({ startDelay: delay, endDelay: delay }).where(eq(side.id, id));
}

/** Lets the teams of a battle start one after the other, in the order in which they were added; minutes between two. */
export async function staggerTeams(tx: Tx, battleId: number, minutes: number): Promise<void> {
  const { participants: side } = tx.t;
  const before = sql`(select count(*) from ${side} s where s.battle_id = ${side.battleId} and s.id < ${side.id})`;
  const delay = sql`${minutes * MINUTE_MS} * ${before}`;
  await tx.update(side).set({ startDelay: delay, endDelay: delay }).where(eq(side.battleId, battleId));
}

/** From now on all teams of a battle end with it. */
export async function endTogether(tx: Tx, battleId: number): Promise<void> {
  const { participants: side } = tx.t;
  await tx.update(side).set({ endDelay: 0 }).where(eq(side.battleId, battleId));
}

export async function addPoints(tx: Tx, id: number, points: number): Promise<void> {
  const { participants: side } = tx.t;
  await tx
    .update(side)
    .set({ adjusted: sql`${side.adjusted} + ${points}` })
    .where(eq(side.id, id));
}

/** The participation of a team in a battle; undefined before its first player joined. */
export async function findParticipationOf(
  db: Db,
  { battleId, teamId, explorationId }: { battleId: number; teamId: number; explorationId: number },
): Promise<number | undefined> {
  const { participations: p } = db.t;
  const [row] = await db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.battleId, battleId), eq(p.teamId, teamId), eq(p.explorationId, explorationId)));
  return row?.id;
}

/** Deletes the progress of a team in a battle. Returns the number of deleted participations. */
export async function deleteProgress(
  tx: Tx,
  { battleId, teamId }: { battleId: number; teamId: number },
): Promise<number> {
  const { participations: p } = tx.t;
  const deleted = await tx
    .delete(p)
    .where(and(eq(p.battleId, battleId), eq(p.teamId, teamId)))
    .returning({ id: p.id });
  return deleted.length;
}

/** Resets the point adjustments of a participant to 0. */
export async function resetPoints(tx: Tx, id: number): Promise<void> {
  await tx.update(tx.t.participants).set({ adjusted: 0 }).where(eq(tx.t.participants.id, id));
}
