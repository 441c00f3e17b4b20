import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type OnProgress } from '@puzzle-runs/web/api/transfer.ts';
import { accountUpload } from '#shell/account-call.ts';

/**
 * Uploads an image from the device and returns its permanent address.
 * @throws ApiProblem `wrong_media_type`, `media_too_large`
 */
export async function uploadPicture(file: File, onProgress: OnProgress): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { url } = await accountUpload(routes.media.upload, { body }, onProgress);
  return url;
}
