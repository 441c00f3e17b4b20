import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import type { ArrivalMethod } from '@puzzle-runs/domain/poi/arrival.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { milliseconds } from '#db/columns.ts';
import { isOfExisting, pointsToEarnOf } from '#db/progress-columns.ts';
import { statement, tuples } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

interface Page {
  limit: number;
  offset: number;
}

/** A page of the teams of a battle with their counters, by name. */
export async function listProgress(db: Db, battleId: number, { limit, offset }: Page) {
  const [rows, solved] = [await listStandings(db, battleId), await existingSolved(db, { battleId })];
  const counts = new Map(solved.map(({ participationId, n }) => [participationId, n]));
  const page = rows.slice(offset, offset + limit).map((row) => {
    return { ...row, existingSolved: counts.get(row.participationId ?? 0) ?? 0 };
  });
  return { count: rows.length, rows: page };
}

export type ProgressRow = Awaited<ReturnType<typeof listProgress>>['rows'][number];

/** Per participation, the number of solved tasks that still exist. */
const existingSolved = statement((db) => {
  const { solvedTasks: s, participations: p } = db.t;
  return db
    .select({ participationId: p.id, n: count(s.taskId) })
    .from(p)
    .innerJoin(s, eq(s.participationId, p.id))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), isOfExisting(s.taskId)))
    .groupBy(p.id);
});

const standings = statement((db) => {
  const { participants: side, teams, explorations: e, participations: p } = db.t;
  return db
    .select({
      participantId: side.id,
      participationId: p.id,
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
      exploration: { id: e.id, name: e.name, slug: e.slug },
      extraMinutes: side.extraMinutes,
      startDelay: side.startDelay,
      endDelay: side.endDelay,
      adjusted: side.adjusted,
      earned: p.earned,
      spent: p.spent,
      solved: p.solved,
      joinedAt: p.joinedAt,
      tieBreakAt: milliseconds(p.tieBreakAt),
      pointsToEarn: pointsToEarnOf(db),
      taskCount: sql`coalesce(${p.wayTasks}, ${e.taskCount})`.mapWith(Number),
    })
    .from(side)
    .innerJoin(teams, eq(teams.id, side.teamId))
    .innerJoin(e, eq(e.id, side.explorationId))
    .leftJoin(p, and(eq(p.battleId, side.battleId), eq(p.teamId, side.teamId), eq(p.explorationId, side.explorationId)))
    .where(eq(side.battleId, sql.placeholder('battleId')))
    .orderBy(asc(side.id));
});

/** All teams of a battle with their counters, by name. */
export async function listStandings(db: Db, battleId: number) {
  return (await standings(db, { battleId })).toSorted((a, b) => compareNames(a.team.name, b.team.name));
}

export type StandingRow = Awaited<ReturnType<typeof listStandings>>[number];

/** Participation, task or hint, time in milliseconds. */
export type MarkRow = [participationId: number, contentId: number, at: number];

const solvedInBattle = tuples<MarkRow>((db) => {
  const { solvedTasks: s, participations: p } = db.t;
  return db
    .select({ participationId: s.participationId, contentId: s.taskId, at: milliseconds(s.solvedAt) })
    .from(p)
    .innerJoin(s, eq(s.participationId, p.id))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), isOfExisting(s.taskId)));
});

/** Tasks that the teams of a battle solved and that exist. */
export function listSolved(db: Db, battleId: number): Promise<MarkRow[]> {
  return solvedInBattle(db, { battleId });
}

const boughtInBattle = tuples<MarkRow>((db) => {
  const { boughtHints: b, participations: p } = db.t;
  return db
    .select({ participationId: b.participationId, contentId: b.hintId, at: milliseconds(b.boughtAt) })
    .from(p)
    .innerJoin(b, eq(b.participationId, p.id))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), isOfExisting(b.hintId)));
});

/** Hints that the teams of a battle bought and that exist. */
export function listBought(db: Db, battleId: number): Promise<MarkRow[]> {
  return boughtInBattle(db, { battleId });
}

/** Participation, kind of mark, count within an hour, first and last time in it (milliseconds). */
export type DeletedRow = [
  participationId: number,
  kind: 'task' | 'hint',
  count: number,
  firstAt: number,
  lastAt: number,
];

const deletedInBattle = tuples<DeletedRow>((db) => {
  const { deletedMarks: d, participations: p } = db.t;
  return db
    .select({
      participationId: d.participationId,
      kind: d.kind,
      count: d.count,
      firstAt: milliseconds(d.firstAt),
      lastAt: milliseconds(d.lastAt),
    })
    .from(p)
    .innerJoin(d, eq(d.participationId, p.id))
    .where(eq(p.battleId, sql.placeholder('battleId')));
});

/** Solved tasks and bought hints that were deleted since, counted per team and hour. */
export function listDeletedMarks(db: Db, battleId: number): Promise<DeletedRow[]> {
  return deletedInBattle(db, { battleId });
}

/** Participation, poi, how and when (milliseconds). */
export type ArrivalRow = [participationId: number, poiId: number, via: ArrivalMethod, at: number];

const arrivalsInBattle = tuples<ArrivalRow>((db) => {
  const { arrivals: a, participations: p } = db.t;
  return db
    .select({ participationId: a.participationId, poiId: a.poiId, via: a.via, at: milliseconds(a.arrivedAt) })
    .from(p)
    .innerJoin(a, eq(a.participationId, p.id))
    .where(eq(p.battleId, sql.placeholder('battleId')));
});

/** Arrivals of the teams of a battle. */
export function listTeamArrivals(db: Db, battleId: number): Promise<ArrivalRow[]> {
  return arrivalsInBattle(db, { battleId });
}

const poiNames = statement((db) => {
  const { pois } = db.t;
  return db
    .select({ id: pois.id, name: pois.name, position: pois.position })
    .from(pois)
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(pois.position), asc(pois.id));
});

const taskNames = statement((db) => {
  const { pois, tasks } = db.t;
  return db
    .select({ id: tasks.id, poiId: tasks.poiId, name: tasks.name, task_type: tasks.taskType, points: tasks.points })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(tasks.position), asc(tasks.id));
});

const hintKinds = statement((db) => {
  const { pois, hints } = db.t;
  return db
    .select({ id: hints.id, poiId: hints.poiId, hint_type: hints.hintType, cost: hints.cost })
    .from(hints)
    .innerJoin(pois, eq(pois.id, hints.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(hints.position), asc(hints.id));
});

/** Pois, tasks and hints of an exploration by name, without their content. */
export async function readOutline(db: Db, explorationId: number) {
  const [pois, tasks, clues] = await Promise.all([
    poiNames(db, { explorationId }),
    taskNames(db, { explorationId }),
    hintKinds(db, { explorationId }),
  ]);
  const tasksOf = Map.groupBy(tasks, ({ poiId }) => poiId);
  const hintsOf = Map.groupBy(clues, ({ poiId }) => poiId);
  return pois.map((poi) => ({ ...poi, tasks: tasksOf.get(poi.id) ?? [], hints: hintsOf.get(poi.id) ?? [] }));
}

export type ExplorationOutline = Awaited<ReturnType<typeof readOutline>>;

/** Explorations and teams of a battle with their codes, by exploration and team name. */
export async function listCards(db: Db, battleId: number) {
  const { participants: side, teams, explorations: e } = db.t;
  const { name, image, description, code, visibility, linkKey, published } = e;
  const rows = await db
    .select({
      participantId: side.id,
      exploration: { id: e.id, name, image, description, code, visibility, linkKey, published },
      team: { id: teams.id, name: teams.name, image: teams.image, code: teams.code },
    })
    .from(side)
    .innerJoin(teams, eq(teams.id, side.teamId))
    .innerJoin(e, eq(e.id, side.explorationId))
    .where(eq(side.battleId, battleId))
    .orderBy(asc(side.id));
  return rows.toSorted(
    (a, b) => compareNames(a.exploration.name, b.exploration.name) || compareNames(a.team.name, b.team.name),
  );
}
