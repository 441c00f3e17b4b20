import { readdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '#errors/unavailable.ts';
import { objectStore } from '#testing/servers/object-store.ts';
import { temporaryMedia } from '#testing/temporary-media.ts';
import { readAll } from './media-storage.ts';
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
    expect(await readAll(media, 'a.webp')).toBeNull();
    await media.save('a.webp', bytes);
    await media.save('a.webp', bytes);
    expect(await readAll(media, 'a.webp')).toEqual(bytes);
    expect(await readAll(media, 'b.webp')).toBeNull();
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
  expect(await readAll(media, 'a.webp')).toBeNull();
  expect(await readAll(media, 'b.webp')).toEqual(bytes);
});

test.each([
  ['a folder', disk],
  ['a bucket', bucket],
])('%s returns the size of a file and a part of it, and null for unknown names', async (_what, open) => {
  const media = await open();
  await media.save('a.mp3', bytes);
  expect([await media.size('a.mp3'), await media.size('b.mp3')]).toEqual([4, null]);
  const part = await media.open('a.mp3', { start: 1, end: 2 });
  expect(part?.size).toBe(2);
  expect(part && (await buffer(part.stream))).toEqual(bytes.subarray(1, 3));
  expect(await media.open('b.mp3', { start: 1, end: 2 })).toBeNull();
});

test('twenty concurrent saves of the same picture leave one complete file', async () => {
  const { media, folder, remove } = temporaryMedia();
  onTestFinished(remove);
  const large = Buffer.alloc(300_000, 7);
  await Promise.all(Array.from({ length: 20 }, () => media.save('a.webp', large)));
  expect(readdirSync(folder)).toEqual(['a.webp']);
  expect(await readAll(media, 'a.webp')).toEqual(large);
});

test.each([
  ['a.webp', 'image/webp'],
  ['a.mp3', 'audio/mpeg'],
  ['a.m4a', 'audio/mp4'],
])('stores %s under its name with the content type %s', async (name, type) => {
  const { host, objects } = await objectStore({ key: 'KEY' });
  await s3Media(`s3+http://KEY:secret@${host}/runs`).save(name, bytes);
  expect([...objects]).toEqual([[`/runs/${name}`, { bytes, type }]]);
});

test.each([
  [403, 'AccessDenied'],
  [403, 'SignatureDoesNotMatch'],
  [401, 'Unauthorized'],
  [400, 'AuthorizationHeaderMalformed'],
  [404, 'NoSuchBucket'],
  [301, 'PermanentRedirect'],
  [500, 'InternalError'],
  [507, 'InsufficientStorage'],
])('an object store that refuses with %i %s is unavailable, and no picture counts as missing', async (status, code) => {
  const { host, state } = await objectStore({ key: 'KEY' });
  const media = s3Media(`s3+http://KEY:secret@${host}/runs`);
  await media.save('a.webp', bytes);
  state.refusal = { status, code };
  const unavailable = { name: 'Unavailable', message: expect.stringContaining(`status ${status} ${code}`) };
  await expect(media.open('a.webp')).rejects.toMatchObject(unavailable);
  await expect(media.save('b.webp', bytes)).rejects.toMatchObject(unavailable);
  await expect(media.delete('a.webp')).rejects.toMatchObject(unavailable);
  await expect(media.size('a.webp')).rejects.toThrow(Unavailable);
});

test('deletes a file that the object store does not have, also from a store that says so', async () => {
  const { host, state } = await objectStore({ key: 'KEY' });
  state.refusal = { status: 404, code: 'NoSuchKey' };
  await s3Media(`s3+http://KEY:secret@${host}/runs`).delete('a.webp');
});

test('an object store with which no TLS connection succeeds is unavailable', async () => {
  const { host } = await objectStore({ key: 'KEY' });
  const media = s3Media(`s3://KEY:secret@${host}/runs`); // TLS to a server without TLS
  await expect(media.open('a.webp')).rejects.toThrow(Unavailable);
  await expect(media.save('a.webp', bytes)).rejects.toThrow(Unavailable);
});

/** A store that answers each request with `respond`. */
async function storeThat(respond: RequestListener) {
  const server = createServer(respond);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return s3Media(`s3+http://KEY:secret@127.0.0.1:${port}/runs`, 200);
}

test.each<[string, RequestListener]>([
  ['never responds', () => undefined],
  ['is overloaded', (_request, response) => void response.writeHead(503).end()],
  ['closes the connection', (_request, response) => void response.destroy()],
])('reports an object store that %s as unavailable', async (_what, respond) => {
  const media = await storeThat(respond);
  await expect(media.open('a.webp')).rejects.toThrow(Unavailable);
  await expect(media.save('a.webp', bytes)).rejects.toThrow(Unavailable);
  await expect(media.delete('a.webp')).rejects.toThrow(Unavailable);
});

test('gives up on an object store that never responds also after a garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const media = await storeThat(() => setTimeout(collectGarbage, 20));
  await expect(media.size('a.webp')).rejects.toThrow(Unavailable);
});

test('ends a picture that the object store stops sending', async () => {
  const media = await storeThat((_request, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write(bytes);
  });
  await expect(readAll(media, 'a.webp')).rejects.toThrow();
});

test('streams a picture to a reader that takes longer than the store may', async () => {
  const large = Buffer.alloc(3_000_000, 7);
  const media = await storeThat((_request, response) => void response.end(large));
  const file = await media.open('a.webp');
  let read = 0;
  for await (const part of file?.stream ?? []) {
    if (read === 0) await new Promise((resolve) => setTimeout(resolve, 500)); // longer than the time limit of the store
    read += (part as Buffer).length;
  }
  expect(read).toBe(large.length);
});
