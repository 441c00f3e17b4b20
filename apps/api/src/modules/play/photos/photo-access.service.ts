import type { Deps } from '#deps.ts';
import { deleteAbandonedFiles } from './delete-photos.service.ts';
import { photoAddress } from './photo-address.ts';
import { dropPictures } from './photos.repository.ts';

/** Address of a photo for its reviewer, valid for ten minutes. */
export function photoAddressOf(secret: string, id: number, at: Date): string {
  return photoAddress(secret, id, at);
}

/** Deletes the picture of a photo at once; its verdict stays. */
export async function deletePictureOf(deps: Pick<Deps, 'store' | 'media' | 'log'>, id: number): Promise<void> {
  await deps.store.transact((tx) => dropPictures(tx, [id]));
  await deleteAbandonedFiles(deps);
}
