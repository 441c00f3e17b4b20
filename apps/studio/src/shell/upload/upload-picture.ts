import { MEDIA_BYTES_MAX, MEDIA_SIDE_MAX, PICTURE_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import type { OnProgress } from '@puzzle-runs/web/api/transfer.ts';
import { accountUpload } from '#shell/account-call.ts';

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

/** Smaller files are sent as they are: scaling them saves no time. */
const SMALL_BYTES = 1_024 * 1_024;
const QUALITY = 0.9;

interface Size {
  width: number;
  height: number;
}

/** Size of a picture whose longer side has at most `max` pixels. */
export function sizeWithin({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales a large picture down. Returns the file itself if the browser cannot read it or the result is not smaller. */
async function scaleDown(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const { width, height } = sizeWithin(picture, MEDIA_SIDE_MAX);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  // JPEG is faster to encode, but only WebP keeps transparency.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}
