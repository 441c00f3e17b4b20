import { AUDIO_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import type { OnProgress } from '@puzzle-runs/web/api/transfer.ts';
import { accountUpload } from '#shell/account-call.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * Uploads an MP3 or M4A file and returns its permanent address.
 * @throws ApiProblem `wrong_media_type`, `media_too_large`
 */
export async function uploadAudio(file: File, onProgress: OnProgress): Promise<string> {
  if (file.size > AUDIO_BYTES_MAX) throw new ApiProblem(400, 'media_too_large', { max: AUDIO_BYTES_MAX });
  const body = new FormData();
  body.append('file', file);
  const { url } = await accountUpload(routes.media.uploadAudio, { body }, onProgress);
  return url;
}

/** The uploads of the rich-text editor. */
export const editorUploads = { image: uploadPicture, audio: uploadAudio };
