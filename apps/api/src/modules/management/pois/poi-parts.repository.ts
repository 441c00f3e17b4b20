import { type AnyColumn, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { statements } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

/** Repeats the last id up to a power of two, so that a few prepared queries serve any number of pois. */
function padded(ids: readonly number[]): number[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(ids.length, 1)));
  return [...ids, ...Array<number>(length - ids.length).fill(ids.at(-1) ?? 0)];
}

/** Condition: the column is one of `id0`, `id1`, … */
function inIds(column: AnyColumn, length: number): SQL {
  return inArray(
    column,
    Array.from({ length }, (_, index) => sql.placeholder(`id${index}`)),
  );
}

const hintsOf = statements((db: Db, length: number) => {
  const { hints } = db.t;
  return db.select().from(hints).where(inIds(hints.poiId, length)).orderBy(asc(hints.position), asc(hints.id));
});

const prerequisitesOf = statements((db: Db, length: number) => {
  const { prerequisites: p } = db.t;
  return db.select().from(p).where(inIds(p.poiId, length)).orderBy(asc(p.id));
});

const taskCountsOf = statements((db: Db, length: number) => {
  const { tasks } = db.t;
  return db
    .select({ poiId: tasks.poiId, n: count() })
    .from(tasks)
    .where(inIds(tasks.poiId, length))
    .groupBy(tasks.poiId);
});

const tasksOf = statements((db: Db, length: number) => {
  const { tasks } = db.t;
  return db.select().from(tasks).where(inIds(tasks.poiId, length)).orderBy(asc(tasks.position), asc(tasks.id));
});

/** Hints, prerequisites and tasks of some pois, grouped by poi: at most four queries for any number of pois. */
export async function readParts(db: Db, poiIds: number[], { tasks: withTasks }: { tasks: boolean }) {
  const ids = padded(poiIds);
  const values = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
  // Sequential: within a transaction they share a connection.
  const hints = await hintsOf(db, ids.length, values);
  const prerequisites = await prerequisitesOf(db, ids.length, values);
  const counts = await taskCountsOf(db, ids.length, values);
  const tasks = withTasks ? await tasksOf(db, ids.length, values) : null;
  const byPoi = ({ poiId }: { poiId: number }) => poiId;
  return {
    hints: Map.groupBy(hints, byPoi),
    prerequisites: Map.groupBy(prerequisites, byPoi),
    taskCounts: new Map(counts.map(({ poiId, n }) => [poiId, n])),
    /** Null when not requested. */
    tasks: tasks && Map.groupBy(tasks, byPoi),
  };
}

export type ManagedPoiParts = Awaited<ReturnType<typeof readParts>>;
export type ManagedHintRow = Tables['hints']['$inferSelect'];

export async function countPrerequisites(db: Db, poiId: number): Promise<number> {
  const { prerequisites } = db.t;
  const [row] = await db.select({ n: count() }).from(prerequisites).where(eq(prerequisites.poiId, poiId));
  return row?.n ?? 0;
}

export function listTasks(db: Db, ids: readonly number[]) {
  const { tasks } = db.t;
  return db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));
}

/** Ids and positions of the tasks of a poi, in order. */
export function listTaskPositions(db: Db, poiId: number) {
  const { tasks } = db.t;
  return db
    .select({ id: tasks.id, position: tasks.position })
    .from(tasks)
    .where(eq(tasks.poiId, poiId))
    .orderBy(asc(tasks.position), asc(tasks.id));
}
