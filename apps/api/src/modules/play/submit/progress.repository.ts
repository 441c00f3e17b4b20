import { NOTHING_UNLISTED, type Progress } from '@puzzle-runs/domain/game/progress.ts';
import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isOfExisting, type ProgressRow } from '#db/progress-columns.ts';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { startOfPlay } from '#mapping/battle-timing.ts';

/** The progress of a participation from its row and its marks. */
export function toProgress(row: ProgressRow, marks: MarkRows): Progress {
  const { joinedAt, adjusted, highestNet, finishedAt, wayPoints, wayTasks } = row;
  const time = (at: Date | null) => at?.getTime() ?? null;
  return {
    joinedAt: joinedAt.getTime(),
    startedAt: startOfPlay(row),
    solved: new Map(
      marks.solved.map(({ taskId, points, solvedAt, answer, member, device }) => {
        return [taskId ?? 0, { points, at: solvedAt.getTime(), answer, by: { member, device } }];
      }),
    ),
    tries: new Map(
      marks.tries.map(({ taskId, wrong, bestRight, bestOf, points, lastAt }) => {
        const best = bestOf > 0 ? { right: bestRight, of: bestOf } : null;
        return [taskId, { wrong, best, points, lastAt: lastAt.getTime() }];
      }),
    ),
    photos: new Map(
      marks.photos.map(({ id, taskId, member, review, state, reason, sentAt, uploadedAt }) => {
        const photo = { id, member, reason, sentAt: (sentAt ?? uploadedAt).getTime() };
        return [taskId ?? 0, { ...photo, review: review ?? 'none', state: state ?? 'accepted' }];
      }),
    ),
    bought: new Map(marks.bought.map(({ hintId, cost, boughtAt }) => [hintId ?? 0, { cost, at: boughtAt.getTime() }])),
    arrived: new Map(marks.arrived.map(({ poiId, via, arrivedAt }) => [poiId, { via, at: arrivedAt.getTime() }])),
    opened: new Map(marks.opened.map(({ poiId, openedAt }) => [poiId, openedAt.getTime()])),
    done: new Map(marks.opened.flatMap(({ poiId, doneAt }) => (doneAt ? [[poiId, doneAt.getTime()]] : []))),
    finishedAt: time(finishedAt),
    way: wayPoints === null || wayTasks === null ? null : { points: wayPoints, tasks: wayTasks },
    adjusted: adjusted ?? 0,
    highestNet,
    unlisted: {
      ...NOTHING_UNLISTED,
      earned: row.unlistedEarned,
      spent: row.unlistedSpent,
      solved: row.unlistedSolved,
      lastSolvedAt: time(row.unlistedSolvedAt),
      tieBreakAt: time(row.unlistedTieBreakAt),
    },
  };
}

/** Condition on a column with the id of a participation. */
type OfParticipations = (participationId: AnyColumn) => SQL;

/** One query per kind of mark; those of deleted tasks and hints are left out, because they only count as sums. */
const marksOf = {
  solved(db: Db, of: OfParticipations) {
    const { solvedTasks: s } = db.t;
    const { participationId, taskId, points, solvedAt, member, device, answer } = s;
    return db
      .select({ participationId, taskId, points, solvedAt, member, device, answer })
      .from(s)
      .where(and(of(participationId), isOfExisting(taskId)));
  },
  tries(db: Db, of: OfParticipations) {
    const { wrongAttempts: w } = db.t;
    return db.select().from(w).where(of(w.participationId));
  },
  bought(db: Db, of: OfParticipations) {
    const { participationId, hintId, cost, boughtAt } = db.t.boughtHints;
    return db
      .select({ participationId, hintId, cost, boughtAt })
      .from(db.t.boughtHints)
      .where(and(of(participationId), isOfExisting(hintId)));
  },
  arrived(db: Db, of: OfParticipations) {
    const { arrivals: a } = db.t;
    return db.select().from(a).where(of(a.participationId));
  },
  opened(db: Db, of: OfParticipations) {
    const { openedPois: o } = db.t;
    return db.select().from(o).where(of(o.participationId));
  },
  photos(db: Db, of: OfParticipations) {
    const { photos: f } = db.t;
    const { id, participationId, taskId, member, review, state, reason, sentAt, uploadedAt } = f;
    return db
      .select({ id, participationId, taskId, member, review, state, reason, sentAt, uploadedAt })
      .from(f)
      .where(and(of(participationId), isOfExisting(taskId)));
  },
};

type Kind = keyof typeof marksOf;

/** All marks of one participation. */
type MarkRows = { [K in Kind]: Awaited<ReturnType<(typeof marksOf)[K]>> };

const ofOne: OfParticipations = (participationId) => eq(participationId, sql.placeholder('id'));

const solvedOfOne = statement((db) => marksOf.solved(db, ofOne));
const triesOfOne = statement((db) => marksOf.tries(db, ofOne));
const boughtOfOne = statement((db) => marksOf.bought(db, ofOne));
const arrivedOfOne = statement((db) => marksOf.arrived(db, ofOne));
const openedOfOne = statement((db) => marksOf.opened(db, ofOne));
const photosOfOne = statement((db) => marksOf.photos(db, ofOne));

/** The marks of a participation, in one round trip; `toProgress` makes its progress of them. */
export async function readMarks(db: Db, id: number): Promise<MarkRows> {
  const [solved, tries, bought, arrived, opened, photos] = await Promise.all([
    solvedOfOne(db, { id }),
    triesOfOne(db, { id }),
    boughtOfOne(db, { id }),
    arrivedOfOne(db, { id }),
    openedOfOne(db, { id }),
    photosOfOne(db, { id }),
  ]);
  return { solved, tries, bought, arrived, opened, photos };
}

/** The marks of many participations in six queries; returns a function by the id of a participation. */
export async function listMarks(db: Db, ids: number[]): Promise<(id: number) => MarkRows> {
  const of: OfParticipations = (participationId) => inArray(participationId, ids);
  const [solved, tries, bought, arrived, opened, photos] =
    ids.length === 0
      ? [[], [], [], [], [], []]
      : await Promise.all([
          marksOf.solved(db, of),
          marksOf.tries(db, of),
          marksOf.bought(db, of),
          marksOf.arrived(db, of),
          marksOf.opened(db, of),
          marksOf.photos(db, of),
        ]);
  const rows = {
    solved: Map.groupBy(solved, byParticipation),
    tries: Map.groupBy(tries, byParticipation),
    bought: Map.groupBy(bought, byParticipation),
    arrived: Map.groupBy(arrived, byParticipation),
    opened: Map.groupBy(opened, byParticipation),
    photos: Map.groupBy(photos, byParticipation),
  };
  return (id) => ({
    solved: rows.solved.get(id) ?? [],
    tries: rows.tries.get(id) ?? [],
    bought: rows.bought.get(id) ?? [],
    arrived: rows.arrived.get(id) ?? [],
    opened: rows.opened.get(id) ?? [],
    photos: rows.photos.get(id) ?? [],
  });
}

function byParticipation({ participationId }: { participationId: number }): number {
  return participationId;
}
