import type { Review, Reviews, Verdict } from '@puzzle-runs/contract/management/review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { deletePictureOf } from '#modules/play/photos/delete-photos.service.ts';
import { photoAddress } from '#modules/play/photos/photo-address.service.ts';
import { judgePhoto, type SentPhoto, showPhotoOnBoard } from '#modules/play/photos/sent-photo.service.ts';
import { refuseStale } from '../input-checks.ts';
import { getOwnExplorationNamed } from '../ownership.repository.ts';
import {
  countOpenReviews,
  findReview,
  findReviewedBattle,
  listPhotoTasks,
  listReviews,
  type ReviewFilter,
  type ReviewRow,
} from './reviews.repository.ts';

export interface RunOrBattle {
  exploration_name?: string | undefined;
  battle_name?: string | undefined;
}

/** Which photos the caller reviews. Throws `invalid_request` without one of both names, and `not_found`. */
export async function reviewFilterOf(
  db: Db,
  creatorId: number,
  { exploration_name, battle_name }: RunOrBattle,
): Promise<ReviewFilter & { slug: string }> {
  if ((exploration_name === undefined) === (battle_name === undefined)) throw new Problem('invalid_request');
  if (exploration_name !== undefined) {
    const { id, slug } = await getOwnExplorationNamed(db, creatorId, exploration_name);
    return { creatorId, explorationId: id, slug };
  }
  const battle = await findReviewedBattle(db, { creatorId, slug: battle_name ?? '' });
  if (!battle) throw new Problem('not_found');
  return { creatorId, battleId: battle.id, slug: battle.slug };
}

type ReadDeps = Pick<Deps, 'store' | 'secret' | 'now'>;

/** A page of photos of players in the caller's runs. Throws `invalid_request`, `not_found`. */
export async function readReviews(
  { store: { db }, secret, now }: ReadDeps,
  { user_id }: Session,
  {
    state,
    task_id,
    limit,
    offset,
    ...of
  }: RunOrBattle & {
    state: Review['state'] | 'all';
    task_id?: number | undefined;
    limit: number;
    offset: number;
  },
): Promise<Reviews> {
  const filter = await reviewFilterOf(db, user_id, of);
  const [page, open, tasks] = await Promise.all([
    listReviews(db, filter, { state, taskId: task_id, limit, offset }),
    countOpenReviews(db, filter),
    listPhotoTasks(db, filter),
  ]);
  const at = now();
  return { count: page.count, rows: page.rows.map((row) => toReview(row, secret, at)), open, tasks };
}

type JudgeDeps = ReadDeps & Pick<Deps, 'changeFeed' | 'log'>;

/**
 * Accepts or rejects a photo, also after the end of its battle; a verdict may be changed.
 * @throws `not_found`, `conflict`, `missing` for a reason that is needed
 */
export function judge(
  deps: JudgeDeps,
  session: Session,
  { photo_id, verdict, reason = '', points, updated_at }: Verdict & { photo_id: number },
): Promise<Review> {
  return changeReview(deps, session, { id: photo_id, updated_at }, async (tx, photo, { at, maxPoints }) => {
    const given = points ?? maxPoints;
    const needsReason = verdict === 'rejected' || given !== maxPoints;
    if (needsReason && reason.trim() === '') throw new Problem('missing', undefined, 'reason');
    await judgePhoto(deps, tx, photo, { verdict, points: given, reason: reason.trim() || null, at });
  });
}

/**
 * Shows an accepted photo on the big screen of its battle, or
 * takes it off. Throws `not_found`, `conflict`, `forbidden`.
 */
export function chooseForBoard(
  deps: JudgeDeps,
  session: Session,
  { photo_id, on_board, updated_at }: { photo_id: number; on_board: boolean; updated_at: string },
): Promise<Review> {
  return changeReview(deps, session, { id: photo_id, updated_at }, async (tx, photo, { at, battleId }) => {
    if (on_board && battleId === null) throw new Problem('forbidden');
    await showPhotoOnBoard(tx, photo, { onBoard: on_board, at });
  });
}

/** Deletes the picture of a photo; its verdict stays. Throws `not_found`. */
export async function removePicture(
  deps: Pick<Deps, 'store' | 'media' | 'log' | 'changeFeed'>,
  { user_id: creatorId }: Session,
  id: number,
): Promise<{ deleted: true }> {
  const row = await getReview(deps.store.db, { creatorId, id });
  if (row.photo.file === null) throw new Problem('not_found');
  await deletePictureOf(deps, id);
  deps.changeFeed.publish({ participationId: row.photo.participationId, battleId: row.battle?.id ?? null });
  return { deleted: true };
}

interface Judging {
  at: Date;
  maxPoints: number;
  battleId: number | null;
}

/** Changes a photo of the caller's runs with the lock of its participation, and tells its team and the organisers. */
async function changeReview(
  { store, changeFeed, secret, now }: JudgeDeps,
  { user_id: creatorId }: Session,
  { id, updated_at }: { id: number; updated_at: string },
  change: (tx: Tx, photo: SentPhoto, judging: Judging) => Promise<void>,
): Promise<Review> {
  const { photo } = await getReview(store.db, { creatorId, id });
  const changed = await store.transact(
    async (tx) => {
      const before = await getReview(tx, { creatorId, id });
      // The team was merged into another one meanwhile, so the lock belongs to its former participation.
      if (before.photo.participationId !== photo.participationId) throw new Problem('conflict');
      refuseStale(before.photo, { updated_at });
      const sent = { ...before.photo, taskId: before.task.id, sentAt: before.photo.sentAt ?? before.photo.uploadedAt };
      const at = new Date(Math.max(now().getTime(), before.photo.updatedAt.getTime() + 1));
      await change(tx, sent, { at, maxPoints: before.maxPoints, battleId: before.battle?.id ?? null });
      return toReview(await getReview(tx, { creatorId, id }), secret, now());
    },
    { lock: `participation:${photo.participationId}` },
  );
  changeFeed.publish({ participationId: photo.participationId, battleId: changed.Battle?.id ?? null });
  return changed;
}

async function getReview(db: Db, of: { creatorId: number; id: number }): Promise<ReviewRow> {
  const row = await findReview(db, of);
  if (!row) throw new Problem('not_found');
  return row;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

function toReview({ photo, points, maxPoints, photoDays, ...of }: ReviewRow, secret: string, at: Date): Review {
  const { id, state, review, reason, boardAllowed, onBoard, reportedAt, sentAt, reviewedAt, updatedAt, file } = photo;
  const sent = sentAt ?? photo.uploadedAt;
  return {
    id,
    state: state ?? 'pending',
    review: review ?? 'none',
    reason,
    points,
    max_points: maxPoints,
    board_allowed: boardAllowed,
    on_board: onBoard,
    reported_at: reportedAt?.toISOString() ?? null,
    sent_at: sent.toISOString(),
    reviewed_at: reviewedAt?.toISOString() ?? null,
    deletes_at: file === null ? null : new Date(sent.getTime() + photoDays * DAY_MS).toISOString(),
    updated_at: updatedAt.toISOString(),
    url: file === null ? null : photoAddress(secret, id, at),
    Exploration: of.exploration,
    Poi: of.poi,
    Task: of.task,
    Team: of.team,
    Battle: of.battle,
  };
}
