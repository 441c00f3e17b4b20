import { and, eq } from 'drizzle-orm';
import type { TrialKind } from '#db/play-tables.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type NewParticipation = Pick<
  Tables['participations']['$inferInsert'],
  'explorationId' | 'battleId' | 'progressorType' | 'progressorId' | 'teamId' | 'joinedAt'
>;

export async function findPublishedRun(db: Db, explorationId: number) {
  const { explorations } = db.t;
  const [run] = await db
    .select({
      id: explorations.id,
      name: explorations.name,
      slug: explorations.slug,
      description: explorations.description,
      image: explorations.image,
      code: explorations.code,
      creatorId: explorations.creatorId,
    })
    .from(explorations)
    .where(and(eq(explorations.id, explorationId), eq(explorations.published, true)));
  return run;
}

function battleColumns({ t: { battles } }: Db) {
  const { id, name, slug, description, creatorId, startsAt, endsAt, pausedAt } = battles;
  return { id, name, slug, description, creatorId, startsAt, endsAt, pausedAt };
}

function teamColumns({ t: { teams } }: Db) {
  const { id, name, slug, image, code } = teams;
  return { id, name, slug, image, code };
}

/** The battle and the team that take part with this run. */
export async function findParticipant(db: Db, ids: { battleId: number; explorationId: number; teamId: number }) {
  const { participants, battles, teams } = db.t;
  const [participant] = await db
    .select({ battle: battleColumns(db), team: teamColumns(db), extraMinutes: participants.extraMinutes })
    .from(participants)
    .innerJoin(battles, eq(battles.id, participants.battleId))
    .innerJoin(teams, eq(teams.id, participants.teamId))
    .where(
      and(
        eq(participants.battleId, ids.battleId),
        eq(participants.explorationId, ids.explorationId),
        eq(participants.teamId, ids.teamId),
      ),
    );
  return participant;
}

export async function findBattle(db: Db, { battleId, explorationId }: { battleId: number; explorationId: number }) {
  const { participants, battles } = db.t;
  const [battle] = await db
    .select(battleColumns(db))
    .from(participants)
    .innerJoin(battles, eq(battles.id, participants.battleId))
    .where(and(eq(participants.battleId, battleId), eq(participants.explorationId, explorationId)))
    .limit(1);
  return battle;
}

/** The team of friends that plays this run without a battle. */
export async function findFriends(db: Db, { explorationId, teamId }: { explorationId: number; teamId: number }) {
  const { teams } = db.t;
  const [team] = await db
    .select(teamColumns(db))
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.explorationId, explorationId)));
  return team;
}

export async function insertFriends(tx: Tx, team: Tables['teams']['$inferInsert']): Promise<number> {
  const [row] = await tx.insert(tx.t.teams).values(team).returning({ id: tx.t.teams.id });
  if (!row) throw new Error('the team was not inserted');
  return row.id;
}

/** One participation per player and run: the second insert gives the first one again. */
export async function ensureParticipation(
  tx: Tx,
  participation: NewParticipation,
): Promise<{ id: number; isNew: boolean }> {
  const { participations } = tx.t;
  const { explorationId, battleId, progressorType, progressorId } = participation;
  const key = `${explorationId}:${battleId ?? 0}:${progressorType}:${progressorId}`;
  const [inserted] = await tx
    .insert(participations)
    .values({ ...participation, key })
    .onConflictDoNothing()
    .returning({ id: participations.id });
  if (inserted) return { id: inserted.id, isNew: true };
  const [known] = await tx.select({ id: participations.id }).from(participations).where(eq(participations.key, key));
  if (!known) throw new Error(`participation ${key} neither inserted nor found`);
  return { id: known.id, isNew: false };
}

/** A test that its creator plays, from the start: the one before it is gone. */
export async function replaceTrial(
  tx: Tx,
  trial: Pick<NewParticipation, 'explorationId' | 'progressorId' | 'joinedAt'> & { trial: TrialKind },
): Promise<number> {
  const { participations } = tx.t;
  const key = `trial:${trial.explorationId}`;
  await tx.delete(participations).where(eq(participations.key, key));
  const [row] = await tx
    .insert(participations)
    .values({ ...trial, key, progressorType: 'user' })
    .returning({ id: participations.id });
  if (!row) throw new Error('the test was not inserted');
  return row.id;
}

export async function insertMember(tx: Tx, member: Tables['members']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.members).values(member).onConflictDoNothing();
}
