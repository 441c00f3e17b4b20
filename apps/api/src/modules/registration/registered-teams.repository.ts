import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type RegisteredTeamRow = Tables['registeredTeams']['$inferSelect'];

/** The battle with its registration; undefined for a battle whose registration was never opened. */
export async function findRegistration(db: Db, battleId: number) {
  const { battles: b, registrations: r } = db.t;
  const [row] = await db
    .select({
      battle: {
        id: b.id,
        name: b.name,
        slug: b.slug,
        description: b.description,
        startsAt: b.startsAt,
        endsAt: b.endsAt,
        pausedAt: b.pausedAt,
        manualStart: b.manualStart,
      },
      open: r.open,
      limit: r.limit,
      explorations: r.explorations,
      approval: r.approval,
    })
    .from(r)
    .innerJoin(b, eq(b.id, r.battleId))
    .where(and(eq(r.battleId, battleId), isNotNull(b.creatorId)));
  return row;
}

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** Whether teams may register for a battle, unless all places are taken. */
export async function isRegistrationOpen(db: Db, battleId: number): Promise<boolean> {
  const { registrations: r } = db.t;
  const [row] = await db.select({ open: r.open }).from(r).where(eq(r.battleId, battleId));
  return row?.open ?? false;
}

/** Number of registered teams that take part; a removed team frees its place. */
export async function countRegisteredTeams(db: Db, battleId: number): Promise<number> {
  const { registeredTeams: r, participants: side } = db.t;
  const [row] = await db
    .select({ n: count() })
    .from(r)
    .innerJoin(side, and(eq(side.teamId, r.teamId), eq(side.battleId, battleId)))
    .where(eq(r.battleId, battleId));
  return row?.n ?? 0;
}

/** The published ones of these runs, by name, with the number of teams that play them in the battle. */
export async function listRuns(db: Db, { battleId, ids }: { battleId: number; ids: readonly number[] }) {
  const { explorations: e, participants: side } = db.t;
  return db
    .select({ id: e.id, name: e.name, slug: e.slug, image: e.image, code: e.code, teams: count(side.id) })
    .from(e)
    .leftJoin(side, and(eq(side.explorationId, e.id), eq(side.battleId, battleId)))
    .where(and(inArray(e.id, [...ids]), eq(e.published, true)))
    .groupBy(e.id, e.name, e.slug, e.image, e.code)
    .orderBy(asc(e.name), asc(e.id));
}

/** A name that is taken in a battle, and its slug. */
interface TakenName {
  name: string;
  slug: string;
}

/** Names of the teams of a battle, and those that its registered teams chose; without those of the team `except`. */
export async function listTeamNames(db: Db, battleId: number, except = 0): Promise<TakenName[]> {
  const { participants: side, teams } = db.t;
  const taking = await db
    .select({ id: teams.id, name: teams.name, slug: teams.slug })
    .from(side)
    .innerJoin(teams, eq(teams.id, side.teamId))
    .where(eq(side.battleId, battleId));
  return [...taking.filter(({ id }) => id !== except), ...(await listRegisteredNames(db, battleId, except))];
}

/**
 * The neutral names of the registered teams of a battle, and
 * those that they chose; the chosen name of `except` is left out.
 */
export async function listRegisteredNames(db: Db, battleId: number, except = 0): Promise<TakenName[]> {
  const { registeredTeams: r, teams } = db.t;
  const rows = await db
    .select({ neutral: teams.slug, name: r.name, slug: r.nameSlug, teamId: r.teamId })
    .from(r)
    .innerJoin(teams, eq(teams.id, r.teamId))
    .where(eq(r.battleId, battleId));
  return rows.flatMap(({ neutral, name, slug, teamId }) => {
    const shown = { name: neutral.replace('-', ' '), slug: neutral };
    return name === null || slug === null || teamId === except ? [shown] : [shown, { name, slug }];
  });
}

/** The team that a phone registered with this id before. */
export async function findBySubmission(db: Db, { battleId, submissionId }: { battleId: number; submissionId: string }) {
  const { registeredTeams: r, participants: side } = db.t;
  const [row] = await db
    .select({ teamId: r.teamId, explorationId: side.explorationId })
    .from(r)
    .innerJoin(side, and(eq(side.teamId, r.teamId), eq(side.battleId, r.battleId)))
    .where(and(eq(r.battleId, battleId), eq(r.submissionId, submissionId)));
  return row;
}

/** Whether a phone registered a team with this id before, which may have been removed since. */
export async function isKnownSubmission(
  db: Db,
  { battleId, submissionId }: { battleId: number; submissionId: string },
) {
  const { registeredTeams: r } = db.t;
  return (await db.$count(r, and(eq(r.battleId, battleId), eq(r.submissionId, submissionId)))) > 0;
}

export async function findRegisteredTeam(db: Db, { battleId, teamId }: { battleId: number; teamId: number }) {
  const { registeredTeams: r, teams } = db.t;
  const [row] = await db
    .select({ teamId: r.teamId, shown: teams.name, slug: teams.slug, name: r.name, state: r.state })
    .from(r)
    .innerJoin(teams, eq(teams.id, r.teamId))
    .where(and(eq(r.battleId, battleId), eq(r.teamId, teamId)));
  return row;
}

export async function insertRegisteredTeam(tx: Tx, row: Tables['registeredTeams']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.registeredTeams).values(row);
}

export async function updateRegisteredTeam(
  tx: Tx,
  teamId: number,
  changes: Partial<Pick<RegisteredTeamRow, 'name' | 'nameSlug' | 'state'>>,
): Promise<void> {
  await tx.update(tx.t.registeredTeams).set(changes).where(eq(tx.t.registeredTeams.teamId, teamId));
}

/** Sets the name that all others see. The slug stays, because phones store their game under it. */
export async function showName(tx: Tx, teamId: number, { name, at }: { name: string; at: Date }): Promise<void> {
  await tx.update(tx.t.teams).set({ name, updatedAt: at }).where(eq(tx.t.teams.id, teamId));
}

/** An entry of the log of the battle, which the team reads as a message. */
export async function insertNameAct(tx: Tx, act: Tables['battleActs']['$inferInsert']): Promise<number> {
  const [row] = await tx.insert(tx.t.battleActs).values(act).returning({ id: tx.t.battleActs.id });
  if (!row) throw new Error('the act was not inserted');
  return row.id;
}
