import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { OwnPhoto } from '@puzzle-runs/contract/play/photo.ts';
import type { PlayedPhoto } from '@puzzle-runs/contract/task.ts';
import { awaitsVerdict, mayRetake, shownPhotoState } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { readAll } from '#media-storage/media-storage.ts';
import { recountStored } from '../counting/count-history.service.ts';
import { asMerged, getExactParticipation, getParticipation } from '../play.service.ts';
import { deleteAbandonedFiles, type Judged, verdictOf } from './delete-photos.service.ts';
import { photoAddress, refuseBadAddress } from './photo-address.service.ts';
import { deletePhotos, dropPictures, findPhoto, listOwnPhotos } from './photos.repository.ts';

/** A page of the photos that the player's participation sent, newest first. Throws `unauthorized`. */
export async function readOwnPhotos(
  { store: { db }, secret, now }: Pick<Deps, 'store' | 'secret' | 'now'>,
  player: RunTokenClaims,
  paging: { limit: number; offset: number },
): Promise<{ count: number; rows: OwnPhoto[] }> {
  const { id } = await getParticipation(db, player);
  const at = now();
  const { count, rows } = await listOwnPhotos(db, id, paging);
  return {
    count,
    rows: rows.map(({ photo, points }) => ({
      ...toPlayedPhoto({ ...photo, points }),
      task_id: photo.taskId ?? 0,
      board_allowed: photo.boardAllowed,
      sent_at: (photo.sentAt ?? photo.uploadedAt).toISOString(),
      url: photo.file === null ? null : photoAddress(secret, photo.id, at),
    })),
  };
}

/** A sent photo as its team sees it. `points`: of the solved task, null while it is not solved. */
function toPlayedPhoto({
  id,
  reason,
  points,
  ...photo
}: Judged & { id: number; reason: string | null; points: number | null }): PlayedPhoto {
  const verdict = verdictOf(photo);
  return { id, state: shownPhotoState(verdict), reason, points, may_retake: mayRetake(verdict) };
}

type RemovingDeps = Pick<Deps, 'store' | 'media' | 'changeFeed' | 'log'>;

/**
 * Deletes a photo of the player's participation. While it waits for
 * its verdict its task is open again; otherwise the result stays.
 * @throws `unauthorized`, `not_found`
 */
export function removeOwnPhoto(deps: RemovingDeps, player: RunTokenClaims, id: number): Promise<{ deleted: true }> {
  return asMerged(deps.store.db, player, (merged) => removeAs(deps, merged, id));
}

async function removeAs(deps: RemovingDeps, player: RunTokenClaims, id: number): Promise<{ deleted: true }> {
  const participation = await deps.store.transact(
    async (tx) => {
      const own = await getExactParticipation(tx, player);
      const photo = await findPhoto(tx, id);
      if (photo?.participationId !== own.id || photo.file === null) throw new Problem('not_found');
      if (photo.state === null || awaitsVerdict(verdictOf(photo))) await deletePhotos(tx, [id]);
      else await dropPictures(tx, [id]);
      if (photo.state !== null) await recountStored(tx, own.id);
      return own;
    },
    { lock: `participation:${player.participation_id}` },
  );
  deps.changeFeed.publish({ participationId: participation.id, battleId: participation.battleId });
  await deleteAbandonedFiles(deps);
  return { deleted: true };
}

/** The picture of a signed address. Throws `forbidden`, `not_found`. */
export async function readPhoto(
  { store: { db }, media, secret, now }: Pick<Deps, 'store' | 'media' | 'secret' | 'now'>,
  address: { photo_id: number; expires: number; signature: string },
): Promise<Buffer> {
  refuseBadAddress(secret, { ...address, id: address.photo_id }, now());
  const photo = await findPhoto(db, address.photo_id);
  const bytes = photo?.file ? await readAll(media, photo.file) : null;
  if (!bytes) throw new Problem('not_found');
  return bytes;
}
