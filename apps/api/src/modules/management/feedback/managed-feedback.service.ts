import type { ReceivedComment, TaskReport } from '@puzzle-runs/contract/management/feedback.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import {
  countComments,
  countOpenReports,
  countReports,
  deleteCommentAbout,
  deleteReport,
  listComments,
  listReports,
  setResolved,
} from './managed-feedback.repository.ts';

interface Paged {
  exploration_id: number;
  limit: number;
  offset: number;
}

type FoundReport = Awaited<ReturnType<typeof listReports>>[number];

/** A page of the reports about an own exploration or one of its tasks. Throws `not_found`. */
export async function readReports(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  { exploration_id: explorationId, task_id: taskId, ...paging }: Paged & { task_id?: number | undefined },
): Promise<{ count: number; rows: TaskReport[] }> {
  await getOwnExploration(db, user_id, explorationId);
  const filter = { explorationId, taskId };
  const [count, rows] = await Promise.all([countReports(db, filter), listReports(db, filter, paging)]);
  return { count, rows: rows.map(toTaskReport) };
}

/** Number of open reports per task of an own exploration. Throws `not_found`. */
export async function readOpenReports({ store: { db } }: Pick<Deps, 'store'>, { user_id }: Session, id: number) {
  await getOwnExploration(db, user_id, id);
  const rows = await countOpenReports(db, id);
  return { count: rows.length, rows };
}

interface OfReport {
  exploration_id: number;
  report_id: number;
}

/** Resolves a report about an own exploration, or opens it again. Throws `not_found`. */
export function resolveReport(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id }: Session,
  { resolved, ...ids }: OfReport & { resolved: boolean },
): Promise<TaskReport> {
  return store.transact(async (tx) => {
    const report = await getOwnReport(tx, user_id, ids);
    const resolvedAt = resolved ? (report.resolvedAt ?? now()) : null;
    await setResolved(tx, report.id, resolvedAt);
    return toTaskReport({ ...report, resolvedAt });
  });
}

/** Deletes a report about an own exploration. Throws `not_found`. */
export function removeReport(
  { store }: Pick<Deps, 'store'>,
  { user_id }: Session,
  ids: OfReport,
): Promise<{ id: number }> {
  return store.transact(async (tx) => {
    const { id } = await getOwnReport(tx, user_id, ids);
    await deleteReport(tx, id);
    return { id };
  });
}

async function getOwnReport(db: Db, userId: number, { exploration_id, report_id }: OfReport): Promise<FoundReport> {
  await getOwnExploration(db, userId, exploration_id);
  const filter = { explorationId: exploration_id, id: report_id };
  const [report] = await listReports(db, filter, { limit: 1, offset: 0 });
  if (!report) throw new Problem('not_found');
  return report;
}

function toTaskReport({ createdAt, resolvedAt, ...report }: FoundReport): TaskReport {
  return {
    ...report,
    created_at: createdAt.toISOString(),
    resolved_at: resolvedAt?.toISOString() ?? null,
  };
}

/** A page of the comments about an own exploration. Throws `not_found`. */
export async function readComments(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  { exploration_id: explorationId, ...paging }: Paged,
): Promise<{ count: number; rows: ReceivedComment[] }> {
  await getOwnExploration(db, user_id, explorationId);
  const [count, found] = await Promise.all([countComments(db, explorationId), listComments(db, explorationId, paging)]);
  const rows = found.map(({ updatedAt, rating, ...comment }) => {
    return { ...comment, rating: rating ?? 0, updated_at: updatedAt.toISOString() };
  });
  return { count, rows };
}

/** Deletes a comment about an own exploration; the rating stays. Throws `not_found`. */
export function removeComment(
  { store }: Pick<Deps, 'store'>,
  { user_id }: Session,
  { exploration_id, comment_id }: { exploration_id: number; comment_id: number },
): Promise<{ id: number }> {
  return store.transact(async (tx) => {
    await getOwnExploration(tx, user_id, exploration_id);
    if (!(await deleteCommentAbout(tx, exploration_id, comment_id))) throw new Problem('not_found');
    return { id: comment_id };
  });
}
