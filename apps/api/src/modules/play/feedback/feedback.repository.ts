import type { ReportReason } from '@puzzle-runs/domain/insights/feedback.ts';
import { desc, eq, inArray, lt } from 'drizzle-orm';
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

interface NewComment {
  participationId: number;
  explorationId: number;
  text: string;
  updatedAt: Date;
}

/** A second comment of a participation replaces the first. */
export async function upsertComment(tx: Tx, comment: NewComment): Promise<void> {
  const { ratingComments: c } = tx.t;
  const { text, updatedAt } = comment;
  await tx.insert(c).values(comment).onConflictDoUpdate({ target: c.participationId, set: { text, updatedAt } });
}

export async function findComment(db: Db, participationId: number) {
  const { ratingComments: c } = db.t;
  const [row] = await db.select({ text: c.text }).from(c).where(eq(c.participationId, participationId));
  return row;
}

export async function deleteCommentsBefore(tx: Tx, before: Date): Promise<void> {
  const { ratingComments: c } = tx.t;
  await tx.delete(c).where(lt(c.updatedAt, before));
}

export async function deleteCommentsOfBattle(tx: Tx, battleId: number): Promise<void> {
  const { ratingComments: c } = tx.t;
  await tx.delete(c).where(inArray(c.participationId, participationIdsOfBattle(tx, battleId)));
}

/** Comments about all explorations of an account. */
export async function deleteCommentsOfCreator(tx: Tx, userId: number): Promise<void> {
  const { ratingComments: c, explorations: e } = tx.t;
  const own = tx.select({ id: e.id }).from(e).where(eq(e.creatorId, userId));
  await tx.delete(c).where(inArray(c.explorationId, own));
}

export async function deleteComment(tx: Tx, participationId: number): Promise<void> {
  const { ratingComments: c } = tx.t;
  await tx.delete(c).where(eq(c.participationId, participationId));
}
