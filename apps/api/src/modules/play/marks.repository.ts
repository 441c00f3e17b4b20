import { and, eq, sql } from 'drizzle-orm';
import { isOfExisting } from '#db/is-of-existing.ts';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { listArrivals } from './arrivals.repository.ts';
import { listOpenedPois } from './event/opened-pois.repository.ts';
import { listSentPhotos } from './photos/photos.repository.ts';
import { awaitedOf } from './photos/played-photo.ts';

const solvedOf = statement((db) => {
  const { solvedTasks: s } = db.t;
  return db
    .select({ taskId: s.taskId, solvedAt: s.solvedAt, answer: s.answer })
    .from(s)
    .where(and(eq(s.participationId, sql.placeholder('id')), isOfExisting(s.taskId)));
});

const boughtOf = statement((db) => {
  const { boughtHints: b } = db.t;
  return db
    .select({ hintId: b.hintId })
    .from(b)
    .where(and(eq(b.participationId, sql.placeholder('id')), isOfExisting(b.hintId)));
});

const wrongOf = statement((db) => {
  const { wrongAttempts: w } = db.t;
  return db
    .select({
      taskId: w.taskId,
      wrong: w.wrong,
      bestRight: w.bestRight,
      bestOf: w.bestOf,
      points: w.points,
      lastAt: w.lastAt,
    })
    .from(w)
    .where(eq(w.participationId, sql.placeholder('id')));
});

/** Solved tasks, bought hints, wrong attempts, arrivals, opened pois and photos of a participation, by task, hint or poi id. */
export async function readMarks(db: Db, id: number, { hasPhotos }: { hasPhotos: boolean }) {
  const [solved, bought, wrong, arrivedAt, opened, photos] = await Promise.all([
    solvedOf(db, { id }),
    boughtOf(db, { id }),
    wrongOf(db, { id }),
    listArrivals(db, id),
    listOpenedPois(db, id),
    hasPhotos ? listSentPhotos(db, id) : [],
  ]);
  return {
    arrivedAt,
    opened,
    photos: new Map(photos.map((row) => [row.taskId, row])),
    /** When photos were sent that wait for their verdict. */
    awaited: awaitedOf(photos),
    solvedAt: new Map(solved.map((row) => [row.taskId, row.solvedAt])),
    /** Accepted answers of solved tasks; null for those from before answers were stored. */
    answers: new Map(solved.map((row) => [row.taskId, row.answer])),
    bought: new Set(bought.map((row) => row.hintId)),
    wrong: new Map(wrong.map((row) => [row.taskId, row])),
  };
}

export type ParticipationMarks = Awaited<ReturnType<typeof readMarks>>;
