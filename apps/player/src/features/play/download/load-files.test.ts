import { afterEach, expect, test, vi } from 'vitest';
import { loadFiles } from './load-files.ts';

afterEach(() => vi.unstubAllGlobals());

test('a download that fails ends with its last running request, and starts no other', async () => {
  const slow = Promise.withResolvers<Response>();
  const asked: string[] = [];
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => undefined }) });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/slow') return slow.promise;
    if (asked.length === 4) setTimeout(() => slow.resolve(new Response('abc')));
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
