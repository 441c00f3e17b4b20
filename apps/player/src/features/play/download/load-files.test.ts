import { afterEach, expect, test, vi } from 'vitest';
import { loadFiles } from './load-files.ts';

afterEach(() => vi.unstubAllGlobals());

const OWN = { headers: { 'x-puzzle-runs': '3' } };

test.each([
  ['200', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['502', new Response('Bad Gateway', { status: 502 })],
  ['404', new Response('blocked', { status: 404 })],
])('a download stores no page that a hotspot or a proxy answers with %s, and is interrupted', async (_, page) => {
  const stored: string[] = [];
  const put = async (url: string) => void stored.push(url);
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put }) });
  vi.stubGlobal('fetch', async () => page);
  const { signal } = new AbortController();
  const loading = loadFiles({ urls: ['/media/a1.webp'], onProgress: () => undefined, signal });
  await expect(loading).rejects.toMatchObject({ code: 'network' });
  expect(stored).toEqual([]);
});

test('a file that our server does not have is left out of a download', async () => {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => undefined }) });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204, ...OWN }));
  const { signal } = new AbortController();
  const loaded = await loadFiles({ urls: ['/map/tiles/14/1/2'], onProgress: () => undefined, signal });
  expect(loaded).toEqual({ done: 1, bytes: 0, complete: true });
});

test('a download that fails ends with its last running request, and starts no other', async () => {
  const slow = Promise.withResolvers<Response>();
  const asked: string[] = [];
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => undefined }) });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/slow') return slow.promise;
    if (asked.length === 4) setTimeout(() => slow.resolve(new Response('abc', OWN)));
    throw new TypeError('Failed to fetch');
  });
  const reported: unknown[] = [];
  const urls = ['/slow', '/lost', '/lost', '/lost', '/never'];
  const { signal } = new AbortController();
  const loading = loadFiles({ urls, onProgress: (progress) => reported.push(progress), signal });
  await expect(loading).rejects.toThrow('Failed to fetch');
  expect(reported).toEqual([{ done: 1, bytes: 3 }]);
  expect(asked).not.toContain('/never');
});
