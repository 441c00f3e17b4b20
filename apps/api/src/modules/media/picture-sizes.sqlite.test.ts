import sharp from 'sharp';
import request from 'supertest';
import { beforeAll, expect, test } from 'vitest';
import { s3Media } from '#media-storage/s3-media.ts';
import { creator } from '#testing/creators.ts';
import { objectStore } from '#testing/servers/object-store.ts';
import { fileApp, testApp } from '#testing/test-app.ts';
import { storePicture } from './media.service.ts';

// Sizes are files beside the picture, so they are the same with both databases.

const opened = await fileApp();
const { app, deps } = opened;
await app.listen({ host: '127.0.0.1', port: 0 });

let userId: number;
beforeAll(async () => {
  ({ userId } = await creator(opened));
});

/** A picture of noise, so that no two are equal. @param width in pixels */
function newPicture(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width, height: width / 2, channels: 3, background: '#17694a', noise } as const;
  return sharp({ create }).png().toBuffer();
}

/** Address of an uploaded picture. @param width in pixels */
async function uploaded(width = 1_600): Promise<string> {
  return (await storePicture(deps, userId, await newPicture(width))).url;
}

const get = (url: string) => request(app.server).get(url).buffer(true);
const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

test('a picture is served in the requested width, of fewer bytes, and cached for ever', async () => {
  const url = await uploaded();
  const full = await get(url);
  const small = await get(`${url}?width=320`);
  expect(small.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await widthOf(small.body)).toBe(320);
  expect(small.body.length).toBeLessThan(full.body.length / 10);
  const again = await get(`${url}?width=320`);
  expect(again.body.equals(small.body)).toBe(true);
});

test('a picture is not enlarged', async () => {
  const url = await uploaded(400);
  expect(await widthOf((await get(`${url}?width=1120`)).body)).toBe(400);
});

test('an unknown width, an unknown picture and the name of a stored size are not found', async () => {
  const url = await uploaded(400);
  await get(`${url}?width=320`);
  const unknown = [
    `${url}?width=321`,
    `${url}?width=`,
    `${url}?width=320&width=320`,
    `/media/${'0'.repeat(40)}.webp?width=320`,
    url.replace('.webp', '-320.webp'),
  ];
  for (const address of unknown) expect([address, (await get(address)).status]).toEqual([address, 404]);
});

test('many phones that ask for a new size at once get the same picture', async () => {
  const url = await uploaded(800);
  const all = await Promise.all(Array.from({ length: 12 }, () => get(`${url}?width=720`)));
  expect(new Set(all.map(({ body }) => body.toString('base64'))).size).toBe(1);
  expect(await widthOf(all[0]?.body)).toBe(720);
});

test('sends a picture size that cannot be stored, and stores it later', async () => {
  const store = await objectStore({ key: 'KEY' });
  const media = s3Media(`s3+http://KEY:secret@${store.host}/runs`);
  const opened = await testApp({ media });
  const ada = await creator(opened);
  const { url } = await storePicture(opened.deps, ada.userId, await newPicture(400));
  const small = () => opened.app.inject(`${url}?width=320`);
  store.state.full = true;
  expect(await widthOf((await small()).rawPayload)).toBe(320);
  expect(store.objects.size).toBe(1);
  store.state.full = false;
  expect(await widthOf((await small()).rawPayload)).toBe(320);
  expect(store.objects.size).toBe(2);
});
