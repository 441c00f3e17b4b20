import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type HelpRow = Tables['helpRequests']['$inferSelect'];

export async function findLastHelp(db: Db, participationId: number): Promise<HelpRow | undefined> {
  const { helpRequests: h } = db.t;
  const [row] = await db.select().from(h).where(eq(h.participationId, participationId)).orderBy(desc(h.id)).limit(1);
  return row;
}

/** The request that was sent with this id. */
export async function findHelpBySubmission(
  db: Db,
  participationId: number,
  submissionId: string,
): Promise<HelpRow | undefined> {
  const { helpRequests: h } = db.t;
  const [row] = await db
    .select()
    .from(h)
    .where(and(eq(h.participationId, participationId), eq(h.submissionId, submissionId)));
  return row;
}

export async function insertHelp(tx: Tx, request: Tables['helpRequests']['$inferInsert']): Promise<HelpRow> {
  const [row] = await tx.insert(tx.t.helpRequests).values(request).returning();
  if (!row) throw new Error('the request for help was not stored');
  return row;
}

/** Whether a poi is part of an exploration, and a task, if there is one, part of that poi. */
export async function isPlaceOf(
  db: Db,
  explorationId: number,
  { poiId, taskId }: { poiId: number; taskId: number | null },
): Promise<boolean> {
  const { pois, tasks } = db.t;
  const [poi] = await db
    .select({ id: pois.id })
    .from(pois)
    .where(and(eq(pois.id, poiId), eq(pois.explorationId, explorationId)));
  if (!poi || taskId === null) return poi !== undefined;
  const [task] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.poiId, poiId)));
  return task !== undefined;
}
