import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { OwnTaskReport, ParsedTaskReport } from '@puzzle-runs/contract/play/feedback.ts';
import { refuseLocked } from '@puzzle-runs/domain/game/access.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { getParticipation } from '../play.service.ts';
import { findPlayed } from '../submit/find-played.service.ts';
import { gameOf } from '../submit/game-of-run.ts';
import { deleteComment, findComment, insertReport, listReportsOf, upsertComment } from './feedback.repository.ts';

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
 * @throws `unauthorized`, `forbidden` in trials, `not_found` for
 * a task of another exploration, `poi_locked`, `already_reported`
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

/** The comment of the participation; empty without one. Throws `unauthorized`. */
export async function readOwnComment(db: Db, player: RunTokenClaims): Promise<{ text: string }> {
  const { id } = await getParticipation(db, player);
  return { text: (await findComment(db, id))?.text ?? '' };
}

/**
 * Writes the comment of a participation that has rated the exploration; an empty text deletes it.
 * @throws `unauthorized`, `forbidden` before the rating and in trials
 */
export function writeComment(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  player: RunTokenClaims,
  { text }: { text: string },
): Promise<{ text: string }> {
  return store.transact(async (tx) => {
    const { id, explorationId, rating } = await getParticipation(tx, player);
    if (rating === null) throw new Problem('forbidden'); // trials cannot rate
    const written = text.trim();
    if (written === '') await deleteComment(tx, id);
    else await upsertComment(tx, { participationId: id, explorationId, text: written, updatedAt: now() });
    return { text: written };
  });
}
