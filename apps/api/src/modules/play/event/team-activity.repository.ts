import { and, asc, eq, max, sql } from 'drizzle-orm';
import { milliseconds } from '#db/columns.ts';
import { isOfExisting } from '#db/is-of-existing.ts';
import { statement, tuples } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { isAwaited } from '../photos/photos.repository.ts';

/** Every team of a battle with its run, and with its participation once a player has joined. */
const teamsOfBattle = statement((db) => {
  const { participants: side, teams, explorations: e, participations: p } = db.t;
  return db
    .select({
      participantId: side.id,
      extraMinutes: side.extraMinutes,
      adjusted: side.adjusted,
      contactedAt: milliseconds(side.contactedAt),
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
      exploration: { id: e.id, name: e.name, slug: e.slug },
      explorationId: e.id,
      revision: e.revision,
      id: p.id,
      joinedAt: p.joinedAt,
      earned: p.earned,
      spent: p.spent,
      highestNet: p.highestNet,
      solved: p.solved,
      lastSolvedAt: p.lastSolvedAt,
    })
    .from(side)
    .innerJoin(teams, eq(teams.id, side.teamId))
    .innerJoin(e, eq(e.id, side.explorationId))
    .leftJoin(p, and(eq(p.battleId, side.battleId), eq(p.teamId, side.teamId), eq(p.explorationId, side.explorationId)))
    .where(eq(side.battleId, sql.placeholder('battleId')))
    .orderBy(asc(side.id));
});

export type EventTeamRow = Awaited<ReturnType<typeof teamsOfBattle>>[number];

/** Participation, task, hint or poi, time in milliseconds. */
export type ActivityRow = [participationId: number, contentId: number, at: number];

const solved = tuples<ActivityRow>((db) => {
  const { solvedTasks: s, participations: p } = db.t;
  return db
    .select({ participationId: s.participationId, contentId: s.taskId, at: milliseconds(s.solvedAt) })
    .from(p)
    .innerJoin(s, eq(s.participationId, p.id))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), isOfExisting(s.taskId)));
});

const bought = tuples<ActivityRow>((db) => {
  const { boughtHints: b, participations: p } = db.t;
  return db
    .select({ participationId: b.participationId, contentId: b.hintId, at: milliseconds(b.boughtAt) })
    .from(p)
    .innerJoin(b, eq(b.participationId, p.id))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), isOfExisting(b.hintId)));
});

const arrived = tuples<ActivityRow>((db) => {
  const { arrivals: a, participations: p } = db.t;
  return db
    .select({ participationId: a.participationId, contentId: a.poiId, at: milliseconds(a.arrivedAt) })
    .from(p)
    .innerJoin(a, eq(a.participationId, p.id))
    .where(eq(p.battleId, sql.placeholder('battleId')));
});

const opened = tuples<ActivityRow>((db) => {
  const { openedPois: o, participations: p } = db.t;
  return db
    .select({ participationId: o.participationId, contentId: o.poiId, at: milliseconds(o.openedAt) })
    .from(p)
    .innerJoin(o, eq(o.participationId, p.id))
    .where(eq(p.battleId, sql.placeholder('battleId')));
});

/** Participation, task, wrong tries, time of the last one in milliseconds; null in old rows. */
export type WrongRow = [participationId: number, taskId: number, wrong: number, lastAt: number | null];

const tried = tuples<WrongRow>((db) => {
  const { wrongAttempts: w, participations: p } = db.t;
  return db
    .select({ participationId: w.participationId, taskId: w.taskId, wrong: w.wrong, lastAt: milliseconds(w.lastAt) })
    .from(p)
    .innerJoin(w, eq(w.participationId, p.id))
    .where(eq(p.battleId, sql.placeholder('battleId')));
});

/** Photos that wait for their verdict. */
const awaited = tuples<ActivityRow>((db) => {
  const { photos: f, participations: p } = db.t;
  return db
    .select({ participationId: f.participationId, contentId: f.taskId, at: milliseconds(f.sentAt) })
    .from(p)
    .innerJoin(f, eq(f.participationId, p.id))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), isAwaited(db)));
});

const resumed = statement((db) => {
  const { battleActs: a } = db.t;
  return db
    .select({ at: max(a.at) })
    .from(a)
    .where(and(eq(a.battleId, sql.placeholder('battleId')), eq(a.kind, 'resume')));
});

/** All teams of a battle with their activity; the number of queries does not depend on the number of teams. */
export async function readActivity(db: Db, battleId: number) {
  const of = { battleId };
  const [teams, solvedRows, boughtRows, arrivedRows, openedRows, triedRows, awaitedRows, [pause]] = await Promise.all([
    teamsOfBattle(db, of),
    solved(db, of),
    bought(db, of),
    arrived(db, of),
    opened(db, of),
    tried(db, of),
    awaited(db, of),
    resumed(db, of),
  ]);
  return {
    teams,
    solved: Map.groupBy(solvedRows, byParticipation),
    bought: Map.groupBy(boughtRows, byParticipation),
    arrived: Map.groupBy(arrivedRows, byParticipation),
    opened: Map.groupBy(openedRows, byParticipation),
    tried: Map.groupBy(triedRows, byParticipation),
    awaited: Map.groupBy(awaitedRows, byParticipation),
    /** When the last pause ended. */
    resumedAt: pause?.at ?? null,
  };
}

function byParticipation([participationId]: readonly [number, ...unknown[]]): number {
  return participationId;
}

export type ActivityRows = Awaited<ReturnType<typeof readActivity>>;
