import { and, asc, count, eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

interface Page {
  limit: number;
  offset: number;
}

/** The teams of a battle with what they have reached, by name. */
export async function listProgress(db: Db, battleId: number, { limit, offset }: Page) {
  const { participants: side } = db.t;
  const [[counted], rows] = await Promise.all([
    db.select({ n: count() }).from(side).where(eq(side.battleId, battleId)),
    standings(db)
      .where(eq(side.battleId, battleId))
      .orderBy(asc(db.t.teams.name), asc(side.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: counted?.n ?? 0, rows };
}

function standings(db: Db) {
  const { participants: side, teams, explorations: e, participations: p } = db.t;
  return db
    .select({
      participantId: side.id,
      participationId: p.id,
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
      exploration: { id: e.id, name: e.name, slug: e.slug },
      extraMinutes: side.extraMinutes,
      adjusted: side.adjusted,
      earned: p.earned,
      spent: p.spent,
      solved: p.solved,
      joinedAt: p.joinedAt,
      pointsToEarn: e.pointsToEarn,
      taskCount: e.taskCount,
    })
    .from(side)
    .innerJoin(teams, eq(teams.id, side.teamId))
    .innerJoin(e, eq(e.id, side.explorationId))
    .leftJoin(p, and(eq(p.battleId, side.battleId), eq(p.teamId, side.teamId), eq(p.explorationId, side.explorationId)))
    .$dynamic();
}

export type StandingRow = Awaited<ReturnType<typeof listProgress>>['rows'][number];

const allStandings = statement((db) => {
  const { participants: side, teams } = db.t;
  return standings(db)
    .where(eq(side.battleId, sql.placeholder('battleId')))
    .orderBy(asc(teams.name), asc(side.id));
});

/** All teams of a battle with what they have reached, by name. */
export function listStandings(db: Db, battleId: number): Promise<StandingRow[]> {
  return allStandings(db, { battleId });
}

const solvedInBattle = statement((db) => {
  const { solvedTasks: s, participations: p } = db.t;
  return db
    .select({ participationId: s.participationId, contentId: s.taskId, at: s.solvedAt })
    .from(p)
    .innerJoin(s, eq(s.participationId, p.id))
    .where(eq(p.battleId, sql.placeholder('battleId')));
});

const boughtInBattle = statement((db) => {
  const { boughtHints: b, participations: p } = db.t;
  return db
    .select({ participationId: b.participationId, contentId: b.hintId, at: b.boughtAt })
    .from(p)
    .innerJoin(b, eq(b.participationId, p.id))
    .where(eq(p.battleId, sql.placeholder('battleId')));
});

/** When the teams of a battle solved and paid for what; without an id when it was deleted since. */
export async function listMarks(db: Db, battleId: number) {
  const [solved, bought] = await Promise.all([solvedInBattle(db, { battleId }), boughtInBattle(db, { battleId })]);
  return { solved, bought };
}

export type MarkRow = Awaited<ReturnType<typeof listMarks>>['solved'][number];

/** Spots, quests and hints of a run by their names, without what is in them. */
export async function readOutline(db: Db, explorationId: number) {
  const { pois, tasks, hints } = db.t;
  const [spots, quests, clues] = await Promise.all([
    db
      .select({ id: pois.id, name: pois.name, position: pois.position })
      .from(pois)
      .where(eq(pois.explorationId, explorationId))
      .orderBy(asc(pois.position), asc(pois.id)),
    db
      .select({ id: tasks.id, poiId: tasks.poiId, name: tasks.name, task_type: tasks.taskType, points: tasks.points })
      .from(tasks)
      .innerJoin(pois, eq(pois.id, tasks.poiId))
      .where(eq(pois.explorationId, explorationId))
      .orderBy(asc(tasks.position), asc(tasks.id)),
    db
      .select({ id: hints.id, poiId: hints.poiId, hint_type: hints.hintType, cost: hints.cost })
      .from(hints)
      .innerJoin(pois, eq(pois.id, hints.poiId))
      .where(eq(pois.explorationId, explorationId))
      .orderBy(asc(hints.position), asc(hints.id)),
  ]);
  const tasksOf = Map.groupBy(quests, ({ poiId }) => poiId);
  const hintsOf = Map.groupBy(clues, ({ poiId }) => poiId);
  return spots.map((poi) => ({ ...poi, tasks: tasksOf.get(poi.id) ?? [], hints: hintsOf.get(poi.id) ?? [] }));
}

export type Outline = Awaited<ReturnType<typeof readOutline>>;

/** The runs and teams of a battle with their codes, by run and team. */
export function listCards(db: Db, battleId: number) {
  const { participants: side, teams, explorations: e } = db.t;
  const { name, image, description, code, published } = e;
  return db
    .select({
      exploration: { id: e.id, name, image, description, code, published },
      team: { id: teams.id, name: teams.name, image: teams.image, code: teams.code },
    })
    .from(side)
    .innerJoin(teams, eq(teams.id, side.teamId))
    .innerJoin(e, eq(e.id, side.explorationId))
    .where(eq(side.battleId, battleId))
    .orderBy(asc(e.name), asc(teams.name), asc(side.id));
}
