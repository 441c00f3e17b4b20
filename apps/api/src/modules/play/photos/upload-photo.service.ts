import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import {
  PHOTO_BYTES_PER_RUN_MAX,
  PHOTOS_PER_PARTICIPATION_MAX,
  PHOTOS_PER_RUN_MAX,
} from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { convertPicture, storedFileName } from '#modules/media/media.service.ts';
import type { Participation } from '../play.repository.ts';
import { asMerged, getExactParticipation, refuseOutsidePlayTime } from '../play.service.ts';
import { countStored, deletePhotos, findUpload, insertPhoto, type PhotoRow } from './photos.repository.ts';

/** Limits of stored photos. */
interface PhotoLimits {
  perParticipation: number;
  perRun: number;
  bytesPerRun: number;
}

const LIMITS: PhotoLimits = {
  perParticipation: PHOTOS_PER_PARTICIPATION_MAX,
  perRun: PHOTOS_PER_RUN_MAX,
  bytesPerRun: PHOTO_BYTES_PER_RUN_MAX,
};

type UploadDeps = Pick<Deps, 'store' | 'media' | 'now' | 'newId'>;

interface Upload {
  player: RunTokenClaims;
  /** Id of the client; the same one returns the same photo again. */
  uploadId: string | undefined;
}

/**
 * Stores a photo for a photo task: re-encoded, without metadata, in a file that has no public address.
 * @param read returns the picture; called once, and only for a photo that may be stored
 * @throws `unauthorized`, `battle_not_open`, `photo_limit`, `wrong_media_type`
 */
export function uploadPhoto(
  deps: UploadDeps,
  { player, uploadId }: Upload,
  { read, limits = LIMITS }: { read: () => Promise<Buffer>; limits?: PhotoLimits },
): Promise<{ photo_id: number }> {
  let reading: Promise<Buffer> | undefined;
  const readOnce = () => (reading ??= read());
  return asMerged(deps.store.db, player, (merged) =>
    uploadAs(deps, { player: merged, uploadId }, { read: readOnce, limits }),
  );
}

async function uploadAs(
  deps: UploadDeps,
  { player, uploadId }: Upload,
  { read, limits }: { read: () => Promise<Buffer>; limits: PhotoLimits },
): Promise<{ photo_id: number }> {
  const { store, media, now, newId } = deps;
  const known = await findKnown(deps, player, uploadId);
  if (known) return { photo_id: known.id };
  // Checked before the picture is read and decoded, and again with the lock.
  await refuseUpload(store.db, await getExactParticipation(store.db, player), { limits, at: now() });
  const { data } = await convertPicture(await read());
  const file = `photo-${newId().replaceAll('-', '')}-${storedFileName(data, 'webp')}`;
  const photo = await store.transact(
    async (tx) => {
      const participation = await getExactParticipation(tx, player);
      const before = uploadId === undefined ? undefined : await findUpload(tx, participation.id, uploadId);
      if (before) return before;
      const at = now();
      await refuseUpload(tx, participation, { limits, at });
      return insertPhoto(tx, {
        participationId: participation.id,
        explorationId: participation.explorationId,
        member: `${player.user.user_type}:${player.user.user_id}`,
        uploadId: uploadId ?? null,
        file,
        bytes: data.length,
        uploadedAt: at,
        updatedAt: at,
      });
    },
    { lock: `participation:${player.participation_id}` },
  );
  if (photo.file !== file) return { photo_id: photo.id };
  try {
    await media.save(file, data);
  } catch (error) {
    // Otherwise a repeated request would return a photo without a picture.
    await store.transact((tx) => deletePhotos(tx, [photo.id]));
    throw error;
  }
  return { photo_id: photo.id };
}

/** The photo of an earlier request with the same id; undefined if the process ended before its file was saved. */
async function findKnown(
  { store, media }: UploadDeps,
  player: RunTokenClaims,
  uploadId: string | undefined,
): Promise<PhotoRow | undefined> {
  if (uploadId === undefined) return undefined;
  const { id } = await getExactParticipation(store.db, player);
  const known = await findUpload(store.db, id, uploadId);
  if (!known?.file || known.state !== null) return known;
  const stored = await media.open(known.file);
  stored?.stream.destroy();
  if (stored) return known;
  await store.transact((tx) => deletePhotos(tx, [known.id]));
  return undefined;
}

async function refuseUpload(
  db: Db,
  participation: Participation,
  { limits, at }: { limits: PhotoLimits; at: Date },
): Promise<void> {
  refuseOutsidePlayTime(participation, at);
  const { id: participationId, explorationId } = participation;
  const stored = await countStored(db, { participationId, explorationId });
  if (stored.own >= limits.perParticipation) throw new Problem('photo_limit', { max: limits.perParticipation });
  if (stored.photos >= limits.perRun || stored.bytes >= limits.bytesPerRun) throw new Problem('photo_limit');
}
