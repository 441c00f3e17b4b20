import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';

/**
 * Stores a picture of this device.
 * @returns its address from then on
 * @throws ApiProblem `wrong_media_type`, `media_too_large`
 */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { url } = await call(routes.media.upload, { headers: session.accountHeaders(), body });
  return url;
}
