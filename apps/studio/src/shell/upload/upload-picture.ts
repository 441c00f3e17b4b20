import { MEDIA_BYTES_MAX, PICTURE_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type OnProgress } from '@puzzle-runs/web/api/transfer.ts';
import { accountUpload } from '#shell/account-call.ts';
import { scaleDown } from './scale-down.ts';

/**
 * Uploads an image from the device, scaled down if it is large, and returns its permanent address.
 * @throws ApiProblem `wrong_media_type`, `media_too_large`
 */
export async function uploadPicture(file: File, onProgress: OnProgress): Promise<string> {
  if (file.size > PICTURE_BYTES_MAX) throw new ApiProblem(400, 'media_too_large', { max: PICTURE_BYTES_MAX });
  const scaled = await scaleDown(file);
  // Browsers scale all formats that the server takes far below this.
  if (scaled.size > MEDIA_BYTES_MAX) throw new ApiProblem(400, 'wrong_media_type');
  const body = new FormData();
  body.append('file', scaled);
  const { url } = await accountUpload(routes.media.upload, { body }, onProgress);
  return url;
}
