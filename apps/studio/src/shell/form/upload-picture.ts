import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type OnProgress, upload } from '@puzzle-runs/web/api/transfer.ts';
import { session } from '@puzzle-runs/web/session/session.ts';

/**
 * Stores a picture of this device.
 * @returns its address from then on
 * @throws ApiProblem `wrong_media_type`, `media_too_large`
 */
export async function uploadPicture(file: File, onProgress: OnProgress): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { url } = await upload(routes.media.upload, { headers: session.accountHeaders(), body }, onProgress);
  return url;
}
