import type { StoredDownload } from '@puzzle-runs/web/storage/browser-database.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { mayLoadByItself, megabytes } from './download-state.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, 0.1],
  [6_240_000, 6.2],
  [40_000_000, 40],
])('%i bytes are %d MB', (bytes, shown) => {
  expect(megabytes(bytes)).toBe(shown);
});

const STOPPED: StoredDownload = {
  game: 'donau',
  owner: 'guest',
  urls: ['/a'],
  done: 0,
  bytes: 0,
  readyAt: null,
  auto: true,
};

test.each<[string, StoredDownload | undefined, boolean]>([
  ['nothing was loaded', undefined, true],
  ['one that began by itself was interrupted', STOPPED, true],
  ['the player has begun it', { ...STOPPED, auto: false }, false],
  ['it was complete', { ...STOPPED, readyAt: 1 }, false],
  ['the storage was full', { ...STOPPED, isFull: true }, false],
  ['the player has removed it', { ...STOPPED, auto: undefined, declined: true }, false],
])('when %s, a download may start by itself: %#', (_, stored, may) => {
  expect(mayLoadByItself(stored)).toBe(may);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(mayLoadByItself(stored)).toBe(false);
});
