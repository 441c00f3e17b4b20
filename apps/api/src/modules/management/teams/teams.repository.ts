import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

function managedTeams(db: Db) {
  const { id, name, slug, image, code, createdAt, updatedAt } = db.t.teams;
  return db.select({ id, name, slug, image, code, createdAt, updatedAt }).from(db.t.teams).$dynamic();
}

/**
 * Adds the points of all battles, summed for these teams only:
 * the cost depends on the page, not on the number of teams.
 */
async function withPoints<T extends { id: number }>(db: Db, teams: T[]) {
  const { participations: p } = db.t;
  const ids = teams.map(({ id }) => id);
  const sums = await db
    .select({ teamId: p.teamId, earned: sum(p.earned).mapWith(Number), spent: sum(p.spent).mapWith(Number) })
    .from(p)
    .where(inArray(p.teamId, ids))
    .groupBy(p.teamId);
  const points = new Map(sums.map((row) => [row.teamId, row]));
  return teams.map((team) => {
    const { earned, spent } = points.get(team.id) ?? { earned: 0, spent: 0 };
    return { ...team, totalEarnedPoints: earned ?? 0, totalSpentPoints: spent ?? 0 };
  });
}

interface OwnFilters {
  creatorId: number;
  /** Slug. */
  name?: string | undefined;
}

/**
 * A page of a creator's teams, by name, with the total count. Sorted here, because the databases have no natural order.
 */
export async function listOwnTeamRows(
  db: Db,
  { creatorId, name }: OwnFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const { teams } = db.t;
  const own = and(eq(teams.creatorId, creatorId), name === undefined ? undefined : eq(teams.slug, name));
  const all = await db.select({ id: teams.id, name: teams.name }).from(teams).where(own).orderBy(asc(teams.id));
  const ids = all
    .toSorted((a, b) => compareNames(a.name, b.name))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
  const rows = await managedTeams(db).where(inArray(teams.id, ids));
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { count: all.length, rows: await withPoints(db, rows) };
}

export async function getTeamRow(db: Db, id: number) {
  const [row] = await withPoints(db, await managedTeams(db).where(eq(db.t.teams.id, id)));
  if (!row) throw new Error(`team ${id} disappeared within its transaction`);
  return row;
}

/** These teams, in the order in which they were created. */
export async function listTeamRows(db: Db, ids: readonly number[]) {
  return withPoints(
    db,
    await managedTeams(db)
      .where(inArray(db.t.teams.id, [...ids]))
      .orderBy(asc(db.t.teams.id)),
  );
}

export type TeamRow = Awaited<ReturnType<typeof getTeamRow>>;

type Team = Tables['teams']['$inferInsert'];

export async function updateTeam(tx: Tx, id: number, changes: Partial<Team>): Promise<void> {
  await tx.update(tx.t.teams).set(changes).where(eq(tx.t.teams.id, id));
}

export async function deleteTeam(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.teams).where(eq(tx.t.teams.id, id));
}

/** Whether the team has any participation. */
export async function teamHasPlayed(db: Db, teamId: number): Promise<boolean> {
  const { participations: p } = db.t;
  const [one] = await db.select({ id: p.id }).from(p).where(eq(p.teamId, teamId)).limit(1);
  return one !== undefined;
}
