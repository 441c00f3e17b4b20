import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { describe, expect, test } from 'vitest';
import { httpServer } from '#testing/servers/http-server.ts';
import { fetchPicture } from './fetch-picture.ts';

const ANY = { foreignPictures: 'any' } as const;

function get(address: string, config: Parameters<typeof fetchPicture>[1] = ANY, signal = new AbortController().signal) {
  return fetchPicture(address, config, signal);
}

describe('refuses addresses of the local network', () => {
  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://[fd00::1]/',
  ])('%s', async (address) => {
    let asked = 0;
    const host = await httpServer((_request, response) => {
      asked += 1;
      response.end('secret');
    });
    const target = address.replace('PORT', new URL(host).port);
    await expect(get(target, { foreignPictures: 'public' })).rejects.toThrow('is not allowed');
    expect(asked).toBe(0);
  });
});

test('follows up to three redirects, to web addresses only', async () => {
  const host = await httpServer((request, response) => {
    const left = Number(request.url?.slice(1));
    if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end('picture');
  });
  expect((await get(`${host}/3`)).toString()).toBe('picture');
  await expect(get(`${host}/4`)).rejects.toThrow('maximum redirect');
  await expect(get(`${host}/file`)).rejects.toThrow('"file" is not supported');
});

test('stops reading behind the largest size of a picture', async () => {
  const chunk = Buffer.alloc(1_000_000);
  let sent = 0;
  const host = await httpServer((_request, response) => {
    const send = () => {
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', send);
    send();
  });
  await expect(get(host)).rejects.toThrow('over limit');
  expect(sent).toBeLessThan(3 * MEDIA_BYTES_MAX);
});

test('gives up on a silent host when the signal says so', async () => {
  const giveUp = new AbortController();
  const host = await httpServer(() => giveUp.abort());
  await expect(get(host, ANY, giveUp.signal)).rejects.toThrow('aborted');
});

test('rejects when the host answers with an error', async () => {
  const host = await httpServer((_request, response) => response.writeHead(404).end());
  await expect(get(host)).rejects.toThrow('404');
});
