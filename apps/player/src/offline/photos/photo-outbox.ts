import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { upload } from '@puzzle-runs/web/api/transfer.ts';
import type { PhotoAnswer } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { sendQueuedPhoto } from '@puzzle-runs/web/photo/send-queued-photo.ts';
import { findStoredPhoto, removeOtherPhotos, removePhoto, storePhoto } from '@puzzle-runs/web/photo/stored-photos.ts';
import { laterRoutes } from '#later-routes.ts';
import { noteMemoryOnly } from '../outbox-view.ts';

/** Functions for photos that wait on this device; one object, because they are loaded together. */
export const photoOutbox = {
  /** Stores a photo; a note says so where only this page keeps it. */
  async store(id: number, photo: Blob): Promise<void> {
    const failure = await storePhoto(id, photo);
    if (failure) noteMemoryOnly(failure);
  },
  find: findStoredPhoto,
  remove: removePhoto,
  removeOthers: removeOtherPhotos,
};

/** Sends a queued photo and its answer. `id`: of the entry. @throws ApiProblem */
export function sendPhotoEntry(id: string, body: PhotoAnswer, headers: { authorization: string }): Promise<unknown> {
  return sendQueuedPhoto(body.answer, {
    find: findStoredPhoto,
    async upload(photo) {
      const form = new FormData();
      form.append('file', photo, 'photo');
      const args = { headers, query: { submission_id: id }, body: form };
      const { photo_id } = await upload(laterRoutes.photoUploads.upload, args, () => undefined);
      return photo_id;
    },
    submit: (photoId) =>
      call(routes.progress.submit, { headers, query: {}, body: { ...body, answer: photoId, submission_id: id } }),
  });
}
