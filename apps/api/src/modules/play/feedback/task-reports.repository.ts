import type { ReportReason } from '@puzzle-runs/domain/insights/feedback.ts';
import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { participationIdsOfBattle, taskIdsOfCreator } from '#db/id-subqueries.ts';
import type { Db, Tx } from '#db/store.ts';

interface NewReport {
  participationId: number;
  taskId: number;
  reason: ReportReason;
  text: string;
  createdAt: Date;
}

/** Returns undefined if the participation has reported the task before. */
export async function insertReport(tx: Tx, report: NewReport) {
  const { taskReports: r } = tx.t;
  const [row] = await tx.insert(r).values(report).onConflictDoNothing().returning();
  return row;
}

/** The latest first. */
export function listReportsOf(db: Db, participationId: number) {
  const { taskReports: r } = db.t;
  return db.select().from(r).where(eq(r.participationId, participationId)).orderBy(desc(r.id));
}

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

export async function deleteReportsBefore(tx: Tx, before: Date): Promise<void> {
  const { taskReports: r } = tx.t;
  await tx.delete(r).where(lt(r.createdAt, before));
}

export async function deleteReportsOfBattle(tx: Tx, battleId: number): Promise<void> {
  const { taskReports: r } = tx.t;
  await tx.delete(r).where(inArray(r.participationId, participationIdsOfBattle(tx, battleId)));
}

/** Reports about all tasks of the explorations of an account. */
export async function deleteReportsOfCreator(tx: Tx, userId: number): Promise<void> {
  const { taskReports: r } = tx.t;
  await tx.delete(r).where(inArray(r.taskId, taskIdsOfCreator(tx, userId)));
}
