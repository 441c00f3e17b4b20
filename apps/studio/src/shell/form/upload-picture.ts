import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type OnProgress } from '@puzzle-runs/web/api/transfer.ts';
import { accountUpload } from '#shell/account-call.ts';

/**
 * Stores a picture of this device.
 * @returns its address from then on
 * @throws ApiProblem `wrong_media_type`, `media_too_large`
 */
export async function uploadPicture(file: File, onProgress: OnProgress): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { url } = await accountUpload(routes.media.upload, { body }, onProgress);
  return url;
}
