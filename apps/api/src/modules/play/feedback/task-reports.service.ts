import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { OwnTaskReport, ParsedTaskReport } from '@puzzle-runs/contract/play/feedback.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { findCachedContent, findTask } from '../cached-content.repository.ts';
import { getParticipation } from '../play.service.ts';
import { refuseLockedPoi } from '../submissions/submission-context.ts';
import { insertReport, listReportsOf } from './task-reports.repository.ts';

export { countOpenReports, countReports, deleteReport, listReports, setResolved } from './task-reports.repository.ts';

type OwnReportRow = Awaited<ReturnType<typeof listReportsOf>>[number];

/** The reports of the participation, the latest first. Throws `unauthorized`. */
export async function readOwnReports(
  db: Db,
  player: RunTokenClaims,
): Promise<{ count: number; rows: OwnTaskReport[] }> {
  const { id } = await getParticipation(db, player);
  const rows = await listReportsOf(db, id);
  return { count: rows.length, rows: rows.map(toOwnReport) };
}

/**
 * Reports a task to its creator.
 * @throws `unauthorized`, `forbidden` in trials, `not_found` for a task of another exploration, `poi_locked`, `already_reported`
 */
export function reportTask(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  player: RunTokenClaims,
  { task_id, reason, text }: ParsedTaskReport,
): Promise<OwnTaskReport> {
  return store.transact(async (tx) => {
    const at = now();
    const participation = await getParticipation(tx, player);
    if (participation.trial !== null) throw new Problem('forbidden');
    const content = findCachedContent(store.db, participation);
    const task = await findTask(tx, task_id, { explorationId: participation.explorationId, content });
    if (!task) throw new Problem('not_found');
    await refuseLockedPoi(tx, { participation, content, at }, task.poiId);
    const report = { participationId: participation.id, taskId: task.id, reason, text: text.trim(), createdAt: at };
    const row = await insertReport(tx, report);
    if (!row) throw new Problem('already_reported');
    return toOwnReport(row);
  });
}

function toOwnReport({ taskId, reason, text, createdAt, resolvedAt }: OwnReportRow): OwnTaskReport {
  return { task_id: taskId, reason, text, created_at: createdAt.toISOString(), resolved: resolvedAt !== null };
}
