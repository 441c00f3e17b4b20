import { and, eq } from 'drizzle-orm';
import { offeredLanguages } from '#db/public-columns.ts';
import type { Db, Tx } from '#db/store.ts';
import type { TrialKind } from '#db/tables/play-tables.ts';
import type { Tables } from '#db/tables.ts';

export type NewParticipation = Pick<
  Tables['participations']['$inferInsert'],
  'explorationId' | 'battleId' | 'progressorType' | 'progressorId' | 'teamId' | 'joinedAt'
>;

export async function findPublishedExploration(db: Db, explorationId: number) {
  const { explorations } = db.t;
  const [exploration] = await db
    .select({
      id: explorations.id,
      name: explorations.name,
      slug: explorations.slug,
      description: explorations.description,
      lang: explorations.lang,
      offered: offeredLanguages(db.t),
      image: explorations.image,
      code: explorations.code,
      visibility: explorations.visibility,
      linkKey: explorations.linkKey,
      creatorId: explorations.creatorId,
      revision: explorations.revision,
    })
    .from(explorations)
    .where(and(eq(explorations.id, explorationId), eq(explorations.published, true)));
  return exploration;
}

function battleColumns({ t: { battles } }: Db) {
  const { id, name, slug, description, creatorId, startsAt, endsAt, pausedAt, manualStart } = battles;
  const { teamOrder, fixedFirst, fixedLast, staggerMinutes, pauses } = battles;
  const order = { teamOrder, fixedFirst, fixedLast, staggerMinutes, pauses };
  return { id, name, slug, description, creatorId, startsAt, endsAt, pausedAt, manualStart, ...order };
}

function teamColumns({ t: { teams } }: Db) {
  const { id, name, slug, image, code } = teams;
  return { id, name, slug, image, code };
}

/** What a printed team card joins; undefined for an unknown participant or an unpublished exploration. */
export async function findTeamCard(db: Db, participantId: number) {
  const { participants, teams, explorations: e } = db.t;
  const [card] = await db
    .select({
      explorationId: participants.explorationId,
      battleId: participants.battleId,
      teamId: participants.teamId,
      explorationCode: e.code,
      visibility: e.visibility,
      linkKey: e.linkKey,
      teamCode: teams.code,
    })
    .from(participants)
    .innerJoin(teams, eq(teams.id, participants.teamId))
    .innerJoin(e, eq(e.id, participants.explorationId))
    .where(and(eq(participants.id, participantId), eq(e.published, true)));
  return card;
}

/** The battle and team of a participant; undefined when this team does not play this exploration in the battle. */
export async function findParticipant(db: Db, ids: { battleId: number; explorationId: number; teamId: number }) {
  const { participants, battles, teams } = db.t;
  const [participant] = await db
    .select({
      battle: battleColumns(db),
      team: teamColumns(db),
      extraMinutes: participants.extraMinutes,
      startDelay: participants.startDelay,
      endDelay: participants.endDelay,
    })
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

/**
 * Whether a team that is no longer a participant was merged into another one; false for a team merged into a registered
 * one, which the log does not name.
 */
export async function wasMerged(db: Db, team: { battleId: number; teamId: number }): Promise<boolean> {
  const { battleActs: a } = db.t;
  const merged = and(eq(a.battleId, team.battleId), eq(a.teamId, team.teamId), eq(a.kind, 'teams_merged'));
  return (await db.$count(a, merged)) > 0;
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

/** The team of friends that plays this exploration outside of battles. */
export async function findTeamOfFriends(db: Db, { explorationId, teamId }: { explorationId: number; teamId: number }) {
  const { teams } = db.t;
  const [team] = await db
    .select(teamColumns(db))
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.explorationId, explorationId)));
  return team;
}

/** Inserts a team of friends. Names need not be unique; the id at the end of the slug makes the slug unique. */
export async function insertTeamOfFriends(tx: Tx, team: Tables['teams']['$inferInsert']) {
  const { teams } = tx.t;
  const [row] = await tx.insert(teams).values(team).returning({ id: teams.id });
  if (!row) throw new Error('the team was not inserted');
  const slug = `${team.slug}-${row.id}`;
  await tx.update(teams).set({ slug }).where(eq(teams.id, row.id));
  return { id: row.id, slug };
}

function foundingOf(submissionId: string): string {
  return `founding:${submissionId}`; // no answer of the team has such an id
}

interface Founding {
  submissionId: string;
  /** Who founded the team. */
  member: string;
  explorationId: number;
}

/**
 * The team of friends that this member founded with this submission;
 * undefined for a new submission, or if the member has left it.
 */
export async function findFoundedTeam(db: Db, { submissionId, member, explorationId }: Founding) {
  const { teams, participations: p, members: m, submissions: s } = db.t;
  const [team] = await db
    .select(teamColumns(db))
    .from(m)
    .innerJoin(p, and(eq(p.id, m.participationId), eq(p.explorationId, explorationId)))
    .innerJoin(s, and(eq(s.participationId, p.id), eq(s.submissionId, foundingOf(submissionId))))
    .innerJoin(teams, eq(teams.id, p.teamId))
    .where(eq(m.member, member));
  return team;
}

/** Stores with which submission a team of friends was founded. */
export async function insertFounding(
  tx: Tx,
  { submissionId, participationId, at }: { submissionId: string; participationId: number; at: Date },
): Promise<void> {
  const outcome = { status: 200, body: null };
  await tx
    .insert(tx.t.submissions)
    .values({ participationId, submissionId: foundingOf(submissionId), outcome, createdAt: at });
}

/** Deletes a team of friends with its participation and progress. */
export async function deleteTeamOfFriends(tx: Tx, teamId: number): Promise<void> {
  await tx.delete(tx.t.teams).where(eq(tx.t.teams.id, teamId));
}

type KeyParts = Pick<NewParticipation, 'explorationId' | 'battleId' | 'progressorType' | 'progressorId'>;

/** Unique key of a participation: exploration, battle (0 outside of battles) and player or team. */
export function participationKey({ explorationId, battleId, progressorType, progressorId }: KeyParts): string {
  return `${explorationId}:${battleId ?? 0}:${progressorType}:${progressorId}`;
}

/** Inserts a participation, or returns the existing one of the same key. Idempotent. */
export async function ensureParticipation(
  tx: Tx,
  participation: NewParticipation,
): Promise<{ id: number; isNew: boolean }> {
  const { participations } = tx.t;
  const key = participationKey(participation);
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

/** Starts the creator's trial of an exploration from the beginning; deletes the trial before it. */
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
  if (!row) throw new Error('the trial was not inserted');
  return row.id;
}
