import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_FOLDER } from '#demo/demo-folder.ts';
import { fileApp } from '#testing/test-app.ts';

const { app, given } = await fileApp({ env: { PLAYER_URL: 'https://play.example.org' } });
const pictures = readdirSync(join(DEMO_FOLDER, 'pictures')).filter((file) => file.endsWith('.svg'));

test('a run with a demo picture is shared with a PNG of 1200 × 630 pixels', async () => {
  await given.exploration({ name: 'Hauptstadt', image: '/demo/pictures/berlin.svg' });
  const { body } = await app.inject({ url: '/exploration/hauptstadt' });
  const address = /property="og:image" content="https:\/\/play\.example\.org([^"]+)"/.exec(body)?.[1] ?? '';
  expect(address).toBe('/share/berlin.png');

  const picture = await app.inject({ url: address });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=2592000',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
});

test('every demo picture has a name that can be shared', () => {
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter((file) => !/^[a-z\d-]+\.svg$/.test(file))).toEqual([]);
});

test('concurrent requests get the same picture', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject({ url: '/share/trier.png' })));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
});

describe('refuses anything but demo pictures', () => {
  test.each([
    '/share/nirgends.png',
    '/share/.png',
    '/share/..png',
    '/share/berlin.svg.png',
    '/share/..%2fpictures%2fberlin.png',
    '/share/..%2f..%2fapps%2fplayer%2fpublic%2ficon.png',
    '/share/%2e%2e%2fruns%2fberlin.png',
    '/share/berlin%00.png',
    '/share/berlin.svg%23.png',
    '/share/Berlin.png',
    '/share/http:%2f%2fexample.org%2fx.png',
    `/share/${'a'.repeat(400)}.png`,
  ])('%s', async (url) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).not.toContain('image');
  });
});
