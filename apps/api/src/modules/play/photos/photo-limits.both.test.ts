import { runTokenClaims } from '@puzzle-runs/contract/join.ts';
import { expect, test } from 'vitest';
import { jpeg, photoBattle } from '#testing/photo-runs.ts';
import { fileApp } from '#testing/test-app.ts';
import { uploadPhoto } from './upload-photo.service.ts';

const opened = await fileApp();
const LIMITS = { perParticipation: 2, perRun: 3, bytesPerRun: 1_000_000 };

async function uploading() {
  const by = await photoBattle(opened);
  return {
    ...by,
    upload: async ({ token }: { token: string }, limits = LIMITS, read = jpeg) => {
      const player = runTokenClaims.parse(opened.app.jwt.decode(token));
      const upload = { player, uploadId: undefined };
      return uploadPhoto(opened.deps, upload, { read, limits });
    },
  };
}

test('refuses a photo that may not be stored before it reads it', async () => {
  const { upload, fox } = await uploading();
  const unread = async () => Promise.reject(new Error('read'));
  await expect(upload(fox, { ...LIMITS, perParticipation: 0 }, unread)).rejects.toMatchObject({ code: 'photo_limit' });
});

test('refuses a photo beyond the limit of its participation, until one is deleted', async () => {
  const { upload, fox, badger } = await uploading();
  await upload(fox);
  const { photo_id } = await upload(fox);
  await expect(upload(fox)).rejects.toMatchObject({ code: 'photo_limit' });
  await expect(upload(badger)).resolves.toMatchObject({ photo_id: expect.any(Number) });
  await fox.photos.remove({ params: { photo_id } });
  await expect(upload(fox)).resolves.toMatchObject({ photo_id: expect.any(Number) });
});

test('refuses a photo beyond the number or the bytes of its run', async () => {
  const { upload, fox, badger } = await uploading();
  for (const phone of [fox, fox, badger]) await upload(phone);
  await expect(upload(badger)).rejects.toMatchObject({ code: 'photo_limit' });
  const bytes = { perParticipation: 9, perRun: 9, bytesPerRun: 10 };
  await expect(upload(badger, bytes)).rejects.toMatchObject({ code: 'photo_limit' });
});

test('keeps the limit when phones of a team upload at once', async () => {
  const { upload, fox } = await uploading();
  const uploads = await Promise.allSettled([1, 2, 3, 4].map(() => upload(fox)));
  expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.perParticipation);
});
