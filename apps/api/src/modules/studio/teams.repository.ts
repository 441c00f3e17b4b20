import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

type Team = Tables['teams']['$inferInsert'];

function managedColumns({ t: { teams, participations: p } }: Db) {
  const { id, name, slug, image, code, createdAt, updatedAt } = teams;
  return {
    id,
    name,
    slug,
    image,
    code,
    createdAt,
    updatedAt,
    totalEarnedPoints: sql`coalesce(sum(${p.earned}), 0)`.mapWith(Number),
    totalSpentPoints: sql`coalesce(sum(${p.spent}), 0)`.mapWith(Number),
  };
}

/** Teams with the points of all their battles. */
function teamsWithPoints(db: Db) {
  const { teams, participations: p } = db.t;
  return db.select(managedColumns(db)).from(teams).leftJoin(p, eq(p.teamId, teams.id)).groupBy(teams.id).$dynamic();
}

interface OwnFilters {
  creatorId: number;
  /** Slug. */
  name?: string | undefined;
}

/** A page of somebody's teams by name, and how many there are. */
export async function listOwn(
  db: Db,
  { creatorId, name }: OwnFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const { teams } = db.t;
  const own = and(eq(teams.creatorId, creatorId), name === undefined ? undefined : eq(teams.slug, name));
  const [[counted], rows] = await Promise.all([
    db.select({ n: count() }).from(teams).where(own),
    teamsWithPoints(db).where(own).orderBy(asc(teams.slug), asc(teams.id)).limit(limit).offset(offset),
  ]);
  return { count: counted?.n ?? 0, rows };
}

export async function getTeamRow(db: Db, id: number) {
  const [row] = await teamsWithPoints(db).where(eq(db.t.teams.id, id));
  if (!row) throw new Error(`team ${id} is gone within its transaction`);
  return row;
}

export type TeamRow = Awaited<ReturnType<typeof getTeamRow>>;

export async function updateTeam(tx: Tx, id: number, changes: Partial<Team>): Promise<void> {
  await tx.update(tx.t.teams).set(changes).where(eq(tx.t.teams.id, id));
}

export async function deleteTeam(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.teams).where(eq(tx.t.teams.id, id));
}

/** Whether the team has played anywhere. */
export async function hasPlayed(db: Db, teamId: number): Promise<boolean> {
  const { participations: p } = db.t;
  const [one] = await db.select({ id: p.id }).from(p).where(eq(p.teamId, teamId)).limit(1);
  return one !== undefined;
}
