import { and, eq, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

const poiById = statement((db) => {
  const { pois } = db.t;
  const { id, explorationId, locationType, latitude, longitude, arrivalRadius, arrivalCode, arrivalWaitMinutes } = pois;
  return db
    .select({ id, explorationId, locationType, latitude, longitude, arrivalRadius, arrivalCode, arrivalWaitMinutes })
    .from(pois)
    .where(eq(pois.id, sql.placeholder('id')));
});

export type ArrivalPoiRow = Awaited<ReturnType<typeof poiById>>[number];

/** A poi of the exploration with what proves an arrival there, secrets included. */
export async function findArrivalPoi(db: Db, { id, explorationId }: { id: number; explorationId: number }) {
  const [row] = await poiById(db, { id });
  return row?.explorationId === explorationId ? row : undefined;
}

const arrivalsOf = statement((db) => {
  const { arrivals: a } = db.t;
  return db
    .select({ poiId: a.poiId, arrivedAt: a.arrivedAt })
    .from(a)
    .where(eq(a.participationId, sql.placeholder('id')));
});

/** Poi id → when the participation arrived there. */
export async function listArrivals(db: Db, id: number): Promise<Map<number, Date>> {
  return new Map((await arrivalsOf(db, { id })).map((row) => [row.poiId, row.arrivedAt]));
}

const solvedAtPoi = statement((db) => {
  const { solvedTasks: s, tasks } = db.t;
  return db
    .select({ taskId: s.taskId })
    .from(s)
    .innerJoin(tasks, eq(tasks.id, s.taskId))
    .where(and(eq(s.participationId, sql.placeholder('id')), eq(tasks.poiId, sql.placeholder('poiId'))))
    .limit(1);
});

const triedAtPoi = statement((db) => {
  const { wrongAttempts: w, tasks } = db.t;
  return db
    .select({ taskId: w.taskId })
    .from(w)
    .innerJoin(tasks, eq(tasks.id, w.taskId))
    .where(and(eq(w.participationId, sql.placeholder('id')), eq(tasks.poiId, sql.placeholder('poiId'))))
    .limit(1);
});

/** Whether a participation has answered a task of the poi, right or wrong. */
export async function hasAnsweredAt(db: Db, id: number, poiId: number): Promise<boolean> {
  if ((await solvedAtPoi(db, { id, poiId })).length > 0) return true;
  return (await triedAtPoi(db, { id, poiId })).length > 0;
}

const insert = statement((tx: Tx) =>
  tx.insert(tx.t.arrivals).values(placeholders('participationId', 'poiId', 'via', 'arrivedAt')),
);

export async function insertArrival(tx: Tx, arrival: Tables['arrivals']['$inferInsert']): Promise<void> {
  await insert(tx, arrival);
}
