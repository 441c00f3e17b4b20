import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { expect, test, vi } from 'vitest';
import { uploadPicture } from './upload-picture.ts';

test('refuses a picture above the limit of the server that the browser cannot read, before it is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unreadable', 'InvalidStateError')));
  const picture = new File([new Uint8Array(MEDIA_BYTES_MAX + 1)], 'dom.heic', { type: 'image/heic' });
  await expect(uploadPicture(picture, () => undefined)).rejects.toMatchObject({ code: 'wrong_media_type' });
});
