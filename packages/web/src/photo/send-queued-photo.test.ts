import { expect, test } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import { sendQueuedPhoto } from './send-queued-photo.ts';

const QUEUED = -1;
const CLEARED = -2;

function givenServer() {
  const photos = new Set<string>();
  const answers: number[] = [];
  const server = {
    photos,
    answers,
    isLost: false,
    calls: {
      find: async (id: number) => (id === CLEARED ? undefined : new Blob(['photo'])),
      upload: async (photo: Blob) => {
        photos.add(await photo.text());
        if (server.isLost) throw new ApiProblem(0, 'network');
        return 7;
      },
      submit: async (photoId: number) => answers.push(photoId),
    },
  };
  return server;
}

test('answers with the id of the uploaded photo', async () => {
  const { answers, calls } = givenServer();
  await sendQueuedPhoto(QUEUED, calls);
  expect(answers).toEqual([7]);
});

test('sends no answer while the upload is lost, and one photo with one answer after that', async () => {
  const server = givenServer();
  server.isLost = true;
  await expect(sendQueuedPhoto(QUEUED, server.calls)).rejects.toMatchObject({ code: 'network' });
  expect(server.answers).toEqual([]);
  server.isLost = false;
  await sendQueuedPhoto(QUEUED, server.calls);
  expect(server.photos.size).toBe(1);
  expect(server.answers).toEqual([7]);
});

test('refuses an entry when this device no longer has its photo', async () => {
  await expect(sendQueuedPhoto(CLEARED, givenServer().calls)).rejects.toMatchObject({ code: 'not_found' });
});
