import { readSources } from '@puzzle-runs/web/i18n/testing/texts.ts';
import { expect, test } from 'vitest';
import { PLAYER_PARTS } from './player-parts.ts';

test('the build has the addresses of exactly the parts of the API that the site calls', () => {
  const site = readSources(new URL('../src/', import.meta.url));
  const shared = readSources(new URL('../../../packages/web/src/', import.meta.url));
  const called = (site + shared).matchAll(/\broutes\.(\w+)\.(?!ts\b)\w+/g);
  const parts = new Set(Array.from(called, ([, part]) => part));
  expect(parts).toEqual(new Set(PLAYER_PARTS));
});
