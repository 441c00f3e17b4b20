import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { upload } from '@puzzle-runs/web/api/transfer.ts';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { sendQueuedPhoto } from '@puzzle-runs/web/photo/send-queued-photo.ts';
import { findPhoto } from '@puzzle-runs/web/photo/stored-photos.ts';

/** Sends a queued photo and its answer. @throws ApiProblem */
export function sendPhoto(
  { id }: Pick<OutboxEntry, 'id'>,
  body: Extract<Submission, { task_type: 'photo' }>,
  headers: { authorization: string },
): Promise<unknown> {
  return sendQueuedPhoto(body.answer, {
    find: findPhoto,
    async upload(photo) {
      const form = new FormData();
      form.append('file', photo, 'photo');
      const args = { headers, query: { submission_id: id }, body: form };
      const { photo_id } = await upload(routes.photoUploads.upload, args, () => undefined);
      return photo_id;
    },
    submit: (photoId) =>
      call(routes.progress.submit, { headers, body: { ...body, answer: photoId, submission_id: id } }),
  });
}
