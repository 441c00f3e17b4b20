import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** Ids and positions of the tasks of a poi, in order. */
export function listTaskPositions(db: Db, poiId: number) {
  const { tasks } = db.t;
  return db
    .select({ id: tasks.id, position: tasks.position })
    .from(tasks)
    .where(eq(tasks.poiId, poiId))
    .orderBy(asc(tasks.position), asc(tasks.id));
}
