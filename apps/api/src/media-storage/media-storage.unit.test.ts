import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { objectStore } from '#testing/servers/object-store.ts';
import { temporaryMedia } from '#testing/temporary-media.ts';
import { s3Media } from './s3-media.ts';

const bytes = Buffer.from([0, 1, 2, 255]);

async function disk() {
  const { media, remove } = temporaryMedia();
  onTestFinished(remove);
  return media;
}

async function bucket() {
  const { host } = await objectStore({ key: 'KEY/1' });
  return s3Media(`s3+http://KEY%2F1:s%2Fcret@${host}/runs?region=eu-1`);
}

test.each([
  ['a folder', disk],
  ['a bucket', bucket],
])(
  '%s returns saved pictures, accepts the same picture twice and returns null for unknown names',
  async (_what, open) => {
    const media = await open();
    expect(await media.find('a.webp')).toBeNull();
    await media.save('a.webp', bytes);
    await media.save('a.webp', bytes);
    expect(await media.find('a.webp')).toEqual(bytes);
    expect(await media.find('b.webp')).toBeNull();
  },
);

test.each([
  ['a folder', disk],
  ['a bucket', bucket],
])('%s deletes a picture, and deleting it again succeeds', async (_what, open) => {
  const media = await open();
  await media.delete('a.webp');
  await media.save('a.webp', bytes);
  await media.save('b.webp', bytes);
  await media.delete('a.webp');
  await media.delete('a.webp');
  expect(await media.find('a.webp')).toBeNull();
  expect(await media.find('b.webp')).toEqual(bytes);
});

test('twenty concurrent saves of the same picture leave one complete file', async () => {
  const { media, folder, remove } = temporaryMedia();
  onTestFinished(remove);
  const large = Buffer.alloc(300_000, 7);
  await Promise.all(Array.from({ length: 20 }, () => media.save('a.webp', large)));
  expect(readdirSync(folder)).toEqual(['a.webp']);
  expect(await media.find('a.webp')).toEqual(large);
});

test('stores objects under their names with the content type image/webp', async () => {
  const { host, objects } = await objectStore({ key: 'KEY' });
  await s3Media(`s3+http://KEY:secret@${host}/runs`).save('a.webp', bytes);
  expect([...objects]).toEqual([['/runs/a.webp', { bytes, type: 'image/webp' }]]);
});

test('throws when the object store refuses a call, instead of reporting a missing picture', async () => {
  const { host } = await objectStore({ key: 'ANOTHER' });
  const media = s3Media(`s3+http://KEY:secret@${host}/runs`);
  await expect(media.find('a.webp')).rejects.toThrow();
  await expect(media.save('a.webp', bytes)).rejects.toThrow();
  await expect(media.delete('a.webp')).rejects.toThrow();
});
