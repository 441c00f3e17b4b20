import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { OwnTaskReport, ParsedTaskReport } from '@puzzle-runs/contract/play/feedback.ts';
import { refuseLocked } from '@puzzle-runs/domain/game/access.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { getParticipation } from '../play.service.ts';
import { findPlayed } from '../submit/find-played.service.ts';
import { gameOf } from '../submit/game-of-run.ts';
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
    const { id, trial } = await getParticipation(tx, player);
    if (trial !== null) throw new Problem('forbidden');
    const played = await findPlayed(tx, id, store.db);
    const game = played && gameOf(played.participation, played.content, at);
    const poi = game?.taskById.get(task_id)?.poi;
    if (!game || !poi) throw new Problem('not_found');
    refuseLocked(game, played.progress, { poi, at: at.getTime() });
    const report = { participationId: id, taskId: task_id, reason, text: text.trim(), createdAt: at };
    const row = await insertReport(tx, report);
    if (!row) throw new Problem('already_reported');
    return toOwnReport(row);
  });
}

function toOwnReport({ taskId, reason, text, createdAt, resolvedAt }: OwnReportRow): OwnTaskReport {
  return { task_id: taskId, reason, text, created_at: createdAt.toISOString(), resolved: resolvedAt !== null };
}
