import { AUDIO_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import request from 'supertest';
import { afterAll, describe, expect, test } from 'vitest';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const { app, given } = await fileApp();
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const token = await given.session(1);

/** A frame of an MP3 file: 128 kbit/s, 44.1 kHz, so 417 bytes. */
const FRAME = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 1)]);
const mp3 = Buffer.concat(Array.from({ length: 4 }, () => FRAME));
const m4a = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypM4A \0\0\0\0M4A mp42', 'latin1'),
  Buffer.alloc(200, 2),
]);

function upload(file: Buffer, filename = 'glocken.mp3') {
  const sending = request(app.server).post('/api/media/audio').set('authorization', `Bearer ${token}`);
  return sending.attach('file', file, { filename, contentType: 'audio/mpeg' });
}

describe('stores a sound unchanged', () => {
  test.each([
    { kind: 'mp3', file: mp3, type: 'audio/mpeg' },
    { kind: 'm4a', file: m4a, type: 'audio/mp4' },
  ])('$kind', async ({ kind, file, type }) => {
    const { status, body } = await upload(file, 'ignored.txt');
    expect(status).toBe(200);
    expect(body).toEqual({ url: expect.stringMatching(`^/media/[0-9a-f]{40}\\.${kind}$`), bytes: file.length });
    const served = await request(app.server).get(body.url).buffer(true);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(served.body).toEqual(file);
  });
});

describe('a player that starts in the middle', () => {
  test.each([
    { asks: 'bytes=10-19', start: 10, end: 19 },
    { asks: 'bytes=1600-', start: 1_600, end: mp3.length - 1 },
    { asks: 'bytes=-5', start: mp3.length - 5, end: mp3.length - 1 },
  ])('gets $asks', async ({ asks, start, end }) => {
    const { url } = (await upload(mp3)).body;
    const part = await request(app.server).get(url).set('range', asks).buffer(true);
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/${mp3.length}`);
    expect(part.body).toEqual(mp3.subarray(start, end + 1));
  });

  test('is told the size for a range after the end', async () => {
    const { url } = (await upload(mp3)).body;
    const refused = await request(app.server).get(url).set('range', `bytes=${mp3.length}-`);
    expect([refused.status, refused.headers['content-range']]).toEqual([416, `bytes */${mp3.length}`]);
  });

  test.each(['bytes=0-1,5-9', 'seconds=1-2', 'bytes=x'])('gets the whole file for %s', async (asks) => {
    const { url } = (await upload(mp3)).body;
    const whole = await request(app.server).get(url).set('range', asks).buffer(true);
    expect([whole.status, whole.body.length]).toEqual([200, mp3.length]);
  });
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82])],
  ['a text', Buffer.from('<script>alert(1)</script>')],
  ['a video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
])('refuses %s', async (_what, file) => {
  expect(await upload(file)).toMatchObject(problem(400, 'wrong_media_type'));
});

test('takes a file of 20 MB and refuses a larger one', async () => {
  const full = Buffer.concat([mp3, Buffer.alloc(AUDIO_BYTES_MAX - mp3.length)]);
  expect((await upload(full)).status).toBe(200);
  const larger = await upload(Buffer.concat([full, Buffer.from([0])]));
  expect(larger).toMatchObject(problem(400, 'media_too_large', { max: AUDIO_BYTES_MAX }));
});

test('needs a login', async () => {
  const refused = await request(app.server).post('/api/media/audio').attach('file', mp3, 'a.mp3');
  expect(refused).toMatchObject(problem(401, 'unauthorized'));
});

test.each(['/media/x.mp3', `/media/${'0'.repeat(40)}.mp3`, '/media/..%2fa.mp3'])(
  'finds nothing at %s',
  async (path) => {
    expect((await request(app.server).get(path)).status).toBe(404);
  },
);
