import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

/** Which reports of an exploration. */
export interface ReportFilter {
  explorationId: number;
  taskId?: number | undefined;
  id?: number;
}

function wanted(db: Db, { explorationId, taskId, id }: ReportFilter): SQL | undefined {
  const { taskReports: r, pois } = db.t;
  return and(
    eq(pois.explorationId, explorationId),
    taskId === undefined ? undefined : eq(r.taskId, taskId),
    id === undefined ? undefined : eq(r.id, id),
  );
}

/** A page of the reports, open ones first, then the latest. */
export function listReports(db: Db, filter: ReportFilter, { limit, offset }: { limit: number; offset: number }) {
  const { taskReports: r, tasks, pois } = db.t;
  const { id, reason, text, createdAt, resolvedAt } = r;
  return db
    .select({
      id,
      reason,
      text,
      createdAt,
      resolvedAt,
      task: { id: tasks.id, name: tasks.name, slug: tasks.slug },
      poi: { id: pois.id, name: pois.name, slug: pois.slug },
    })
    .from(r)
    .innerJoin(tasks, eq(tasks.id, r.taskId))
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(wanted(db, filter))
    .orderBy(sql`case when ${r.resolvedAt} is null then 0 else 1 end`, desc(r.id))
    .limit(limit)
    .offset(offset);
}

export async function countReports(db: Db, filter: ReportFilter): Promise<number> {
  const { taskReports: r, tasks, pois } = db.t;
  const [row] = await db
    .select({ n: count() })
    .from(r)
    .innerJoin(tasks, eq(tasks.id, r.taskId))
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(wanted(db, filter));
  return row?.n ?? 0;
}

/** Open reports by task. */
export function countOpenReports(db: Db, explorationId: number) {
  const { taskReports: r, tasks, pois } = db.t;
  return db
    .select({ poi_id: pois.id, task_id: tasks.id, open: count() })
    .from(r)
    .innerJoin(tasks, eq(tasks.id, r.taskId))
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(and(eq(pois.explorationId, explorationId), isNull(r.resolvedAt)))
    .groupBy(pois.id, tasks.id);
}

export async function setResolved(tx: Tx, id: number, resolvedAt: Date | null): Promise<void> {
  const { taskReports: r } = tx.t;
  await tx.update(r).set({ resolvedAt }).where(eq(r.id, id));
}

export async function deleteReport(tx: Tx, id: number): Promise<void> {
  const { taskReports: r } = tx.t;
  await tx.delete(r).where(eq(r.id, id));
}

/** A page of the comments about an exploration, the latest first, each with the rating of its participation. */
export function listComments(db: Db, explorationId: number, { limit, offset }: { limit: number; offset: number }) {
  const { ratingComments: c, participations: p } = db.t;
  return db
    .select({ id: c.participationId, text: c.text, updatedAt: c.updatedAt, rating: p.rating })
    .from(c)
    .innerJoin(p, eq(p.id, c.participationId))
    .where(eq(c.explorationId, explorationId))
    .orderBy(desc(c.updatedAt), desc(c.participationId))
    .limit(limit)
    .offset(offset);
}

export async function countComments(db: Db, explorationId: number): Promise<number> {
  const { ratingComments: c } = db.t;
  const [row] = await db.select({ n: count() }).from(c).where(eq(c.explorationId, explorationId));
  return row?.n ?? 0;
}

/** Returns whether there was such a comment about this exploration. */
export async function deleteCommentAbout(tx: Tx, explorationId: number, participationId: number): Promise<boolean> {
  const { ratingComments: c } = tx.t;
  const own = and(eq(c.participationId, participationId), eq(c.explorationId, explorationId));
  const rows = await tx.delete(c).where(own).returning({ id: c.participationId });
  return rows.length > 0;
}

/** Deletes all comments about an exploration. */
export async function deleteCommentsAboutExploration(tx: Tx, explorationId: number): Promise<void> {
  const { ratingComments: c } = tx.t;
  await tx.delete(c).where(eq(c.explorationId, explorationId));
}
