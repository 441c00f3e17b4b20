import request from 'supertest';
import { expect, test } from 'vitest';
import { createLog } from '#http/log.ts';
import { deleteAbandonedFiles } from '#modules/play/photos/delete-photos.service.ts';
import { jpeg, photoBattle, uploadPhoto } from '#testing/photo-runs.ts';
import { problem } from '#testing/problems.ts';
import { objectStore } from '#testing/servers/object-store.ts';
import { testApp } from '#testing/test-app.ts';
import { s3Media } from './s3-media.ts';

// The store is the same with both databases.

const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 1)]);

test.each([
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
  [500, 'InternalError'],
])(
  'while the store refuses with %i %s, uploads and pictures are unavailable, deletions wait, and each call logs the reason once',
  async (status, code) => {
    const { host, state, objects } = await objectStore({ key: 'KEY' });
    const lines: { msg: string; level: number; err?: { message: string } }[] = [];
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const opened = await testApp({ media: s3Media(`s3+http://KEY:secret@${host}/runs`), log });
    const { app, given, deps } = opened;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const token = await given.session(1);
    const upload = (path: string, bytes: Buffer) =>
      request(app.server).post(path).set('authorization', `Bearer ${token}`).attach('file', bytes, 'a');
    const picture = await jpeg();
    const { body: uploaded } = await upload('/api/media', picture);
    const { body: sound } = await upload('/api/media/audio', mp3);
    const { fox, photoTask } = await photoBattle(opened);
    expect(photoTask.task_type).toBe('photo');

    state.refusal = { status, code };
    const calls = [
      () => request(app.server).get(uploaded.url),
      () => request(app.server).get(`${uploaded.url}?width=320`),
      () => request(app.server).get(sound.url),
      () => request(app.server).get(sound.url).set('range', 'bytes=1-2'),
      async () => upload('/api/media', await jpeg()),
      () => upload('/api/media/audio', Buffer.concat([mp3, mp3])),
    ];
    for (const call of calls) {
      lines.length = 0;
      const response = await call();
      expect(response).toMatchObject(problem(503, 'unavailable'));
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      const faults = lines.filter(({ level }) => level >= 40);
      expect(faults).toMatchObject([
        { msg: 'unavailable', err: { message: expect.stringMatching(/object store: \w+ failed/) } },
      ]);
      expect(faults[0]?.err?.message).toContain(`status ${status}`);
    }
    const submissionId = '7b1c6a0e-3a3c-4c1e-9a55-1f2e3d4c5b6a';
    expect(await uploadPhoto(app, fox.token, { submissionId })).toMatchObject(problem(503, 'unavailable'));

    state.refusal = undefined;
    expect(await uploadPhoto(app, fox.token, { submissionId })).toMatchObject({ status: 200 });
    expect((await request(app.server).get(uploaded.url)).status).toBe(200);
    await deps.store.transact((tx) => tx.delete(tx.t.photos));
    const stored = objects.size;
    state.refusal = { status, code };
    await deleteAbandonedFiles(deps);
    expect(objects.size).toBe(stored);
    state.refusal = undefined;
    await deleteAbandonedFiles(deps);
    expect(objects.size).toBe(stored - 1);
  },
);
