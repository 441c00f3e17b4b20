import sharp from 'sharp';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { jpeg, photoBattle, uploadPhoto } from '#testing/photo-runs.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { app, clock } = opened;
const paging = { query: {} };

const load = (url: string | null) => app.inject({ url: url ?? '' });

test('shows a team its own photos only, by addresses that no cache keeps', async () => {
  const { fox, badger, phone, send, photoTask } = await photoBattle(opened);
  const { photo_id } = await send(fox, { board_allowed: true });
  const listed = await (await phone(0)).photos.list(paging);
  expect(listed.headers.get('cache-control')).toBe('private, no-store');
  expect(done(listed)).toEqual({
    count: 1,
    rows: [
      {
        id: photo_id,
        task_id: photoTask.id,
        state: 'pending',
        reason: null,
        points: null,
        may_retake: true,
        board_allowed: true,
        sent_at: opened.deps.now().toISOString(),
        url: expect.stringMatching(/^\/api\/photos\/\d+\?expires=\d+&signature=[\w-]{43}$/),
      },
    ],
  });
  expect(done(await badger.photos.list(paging))).toEqual({ count: 0, rows: [] });
  const picture = await load(done(listed).rows[0]?.url ?? null);
  expect(picture.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
});

test('refuses an address that expired or was changed', async () => {
  const { fox, send } = await photoBattle(opened);
  await send(fox);
  const other = await send(fox);
  const [row] = done(await fox.photos.list(paging)).rows;
  const url = row?.url ?? '';
  expect(await load(url.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')))).toMatchObject({ statusCode: 403 });
  expect(await load(url.replace(/expires=\d+/, 'expires=99999999999'))).toMatchObject({ statusCode: 403 });
  expect(await load(url.replace(String(other.photo_id), '1'))).toMatchObject({ statusCode: 403 });
  expect(await load(url.replace(/signature=.*/, 'signature='))).toMatchObject({ statusCode: 403 });
  clock.passMinutes(9);
  expect(await load(url)).toMatchObject({ statusCode: 200 });
  clock.passMinutes(1);
  expect(await load(url)).toMatchObject({ statusCode: 403 });
});

test('has no public address for a photo', async () => {
  const { fox, send } = await photoBattle(opened);
  await send(fox);
  const { photos } = opened.deps.store.db.t;
  const rows = await opened.deps.store.db.select({ file: photos.file }).from(photos);
  for (const { file } of rows)
    for (const url of [`/media/${file}`, `/media/${file?.slice(-45)}`])
      expect(await load(url)).toMatchObject({ statusCode: 404 });
});

test('removes place and author, scales down, and turns the picture upright', async () => {
  const { fox, photoTask } = await photoBattle(opened, 'none');
  const exif = { IFD0: { Copyright: 'GEHEIM' }, IFD3: { GPSLatitude: '49/1 1/1 0/1' } };
  const taken = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#225588' } });
  const bytes = await taken.withMetadata({ exif, orientation: 6 }).jpeg().toBuffer();
  expect(bytes.includes('GEHEIM')).toBe(true);
  const { body } = await uploadPhoto(app, fox.token, { bytes });
  await fox.progress.submit({ body: answerTo({ id: photoTask.id, taskType: 'photo' }, body.photo_id) });
  const picture = (await load(done(await fox.photos.list(paging)).rows[0]?.url ?? null)).rawPayload;
  expect(picture.includes('GEHEIM')).toBe(false);
  const { exif: left, width, height } = await sharp(picture).metadata();
  expect({ left, width, height }).toEqual({ left: undefined, width: 800, height: 1_600 });
});

test('refuses files that are too large or no picture, and uploads without a run token', async () => {
  const { fox } = await photoBattle(opened);
  expect(await uploadPhoto(app, fox.token, { bytes: Buffer.from('<svg/>') })).toMatchObject(
    problem(400, 'wrong_media_type'),
  );
  const large = Buffer.concat([await jpeg(), Buffer.alloc(10 * 1_024 * 1_024)]);
  expect(await uploadPhoto(app, fox.token, { bytes: large })).toMatchObject(problem(400, 'media_too_large'));
  expect(await uploadPhoto(app, 'none')).toMatchObject(problem(401, 'unauthorized'));
});

test('deletes an own photo that waits, and its quest is open again', async () => {
  const { fox, badger, send, seenBy, reviews } = await photoBattle(opened);
  const { photo_id } = await send(fox);
  const [row] = done(await fox.photos.list(paging)).rows;
  expect(await badger.photos.remove({ params: { photo_id } })).toMatchObject(problem(404, 'not_found'));
  expect(await fox.photos.remove({ params: { photo_id } })).toMatchObject({ status: 200, body: { deleted: true } });
  expect(await load(row?.url ?? null)).toMatchObject({ statusCode: 404 });
  expect(await seenBy(fox)).toMatchObject({ task: { progressed: false, photo: null }, progress: { open_reviews: 0 } });
  expect(await reviews()).toMatchObject({ count: 0 });
  expect(await send(fox)).toMatchObject({ body: { state: 'pending' } });
});

test('deletes an own reviewed photo, and its result stays', async () => {
  const { fox, send, seenBy, judge, reviewOf } = await photoBattle(opened);
  const { photo_id } = await send(fox);
  done(await judge(photo_id, 'accepted'));
  done(await fox.photos.remove({ params: { photo_id } }));
  expect(await seenBy(fox)).toMatchObject({ task: { photo: { state: 'accepted', points: 20 } } });
  expect(done(await fox.photos.list(paging)).rows[0]).toMatchObject({ state: 'accepted', url: null });
  expect(await reviewOf(photo_id)).toMatchObject({ state: 'accepted', url: null });
  expect(await fox.photos.remove({ params: { photo_id } })).toMatchObject(problem(404, 'not_found'));
});
