import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, describe, expect, test } from 'vitest';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const { app, given, mediaFolder } = await fileApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const token = await given.session(1);
const stored = () => readdirSync(mediaFolder);

function upload(file: Buffer | string, { name = 'bild.jpg', type = 'image/jpeg', field = 'file' } = {}) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const sending = request(app.server).post('/api/media').set('authorization', `Bearer ${token}`);
  return sending.attach(field, bytes, { filename: name, contentType: type });
}

const whole = await picture(500, 500).jpeg().toBuffer();

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c81e5a' } });
}

describe('stores a picture as a smaller WebP without metadata', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s', async (format) => {
    const options = format === 'avif' ? { effort: 0 } : {}; // the default takes half a second
    const { status, body } = await upload(await picture(2_000, 1_000).toFormat(format, options).toBuffer());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{40}\.webp$/),
      width: 1_600,
      height: 800,
    });
    const served = await request(app.server).get(body.url).buffer(true);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(served.body).toHaveLength(body.bytes);
    expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
  });

  test('removes place and author, and rotates the picture upright', async () => {
    const exif = { IFD0: { Copyright: 'GEHEIM', Artist: 'GEHEIM' }, IFD3: { GPSLatitude: '49/1 1/1 0/1' } };
    const photo = await picture(40, 20).withMetadata({ exif, orientation: 6 }).jpeg().toBuffer();
    expect(photo.includes('GEHEIM')).toBe(true);
    const { body } = await upload(photo);
    expect(body).toMatchObject({ width: 20, height: 40 });
    const served = await request(app.server).get(body.url).buffer(true);
    expect(served.body.includes('GEHEIM')).toBe(false);
    const { exif: left, orientation } = await sharp(served.body).metadata();
    expect([left, orientation]).toEqual([undefined, undefined]);
  });

  test('removes data appended to a picture, and ignores its file name and declared type', async () => {
    const png = await picture(10, 10).png().toBuffer();
    const both = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await upload(both, { name: '../../../evil.html', type: 'text/html' });
    expect(status).toBe(200);
    const served = await request(app.server).get(body.url).buffer(true);
    expect(served.body.includes('script')).toBe(false);
    expect(stored()).toContain(body.url.replace('/media/', ''));
  });

  test.each(['gif', 'webp'] as const)('keeps only the first frame of an animated %s', async (format) => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2);
    const { body } = await upload(moving);
    expect(body).toMatchObject({ width: 30, height: 20 });
    const served = await request(app.server).get(body.url).buffer(true);
    expect((await sharp(served.body, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(served.body).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test('ignores further parts of the form', async () => {
    const png = await picture(9, 9).png().toBuffer();
    const before = stored().length;
    const more = upload(png).attach('second', Buffer.alloc(3_000_000, 'x'), 'b.png').field('name', 'x');
    expect((await more).status).toBe(200);
    expect(stored()).toHaveLength(before + 1);
    expect((await upload(png)).status).toBe(200);
  });

  test('stores the same picture twice as one file', async () => {
    const png = await picture(11, 11).png().toBuffer();
    const [first, second] = [await upload(png), await upload(png)];
    expect(first.body).toEqual(second.body);
    expect(stored().filter((name) => first.body.url.endsWith(name))).toHaveLength(1);
  });
});

describe('refuses and does not store', () => {
  let before: string[];
  const expectRefused = async (sending: request.Test, status: number, code: string) => {
    before = stored();
    const answer = await sending;
    expect({ status: answer.status, body: answer.body }).toMatchObject(problem(status, code));
    expect(stored()).toEqual(before);
  };

  test.each<[string, Buffer | string]>([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with an XML declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj'],
    ['an archive', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0])],
    ['text', 'GEHEIM'],
    ['a script that starts like a GIF', 'GIF89a/*\x00\x00*/=1;alert(1)//'],
    ['an empty file', ''],
    ['a truncated picture', whole.subarray(0, 400)],
    ['only the signature of a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('%s', async (_what, file) => {
    await expectRefused(upload(file), 400, 'wrong_media_type');
  });

  test('a small file that decodes to too many pixels', async () => {
    const bomb = await picture(7_100, 7_100).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expectRefused(upload(bomb), 400, 'wrong_media_type');
  });

  test('a file of more than ten megabytes', async () => {
    await expectRefused(upload(Buffer.alloc(10 * 1_024 * 1_024 + 1)), 400, 'media_too_large');
  });

  test('a request without a file, without a form, and with a truncated form', async () => {
    const post = () => request(app.server).post('/api/media').set('authorization', `Bearer ${token}`);
    await expectRefused(post().send({ file: 'x' }), 400, 'invalid_request');
    await expectRefused(post(), 400, 'invalid_request');
    const multipart = post().set('content-type', 'multipart/form-data; boundary=x');
    await expectRefused(multipart.send('--x--\r\n'), 400, 'missing');
    const cut = post().set('content-type', 'multipart/form-data; boundary=x');
    await expectRefused(
      cut.send('--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\nabc'),
      400,
      'invalid_request',
    );
  });

  test('a picture without a login', async () => {
    const png = await picture(8, 8).png().toBuffer();
    await expectRefused(request(app.server).post('/api/media').attach('file', png, 'a.png'), 401, 'unauthorized');
  });
});

test.each(['x', '..%2f..%2fpackage.json', `${'a'.repeat(40)}.webp`, `${'a'.repeat(40)}.webp.part`, '%00'])(
  'serves nothing at /media/%s',
  async (name) => {
    expect((await request(app.server).get(`/media/${name}`)).status).toBeGreaterThanOrEqual(400);
  },
);

afterAll(() => {
  expect(stored().every((name) => /^[0-9a-f]{40}\.webp$/.test(name))).toBe(true);
});
