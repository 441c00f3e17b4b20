import { expect, test } from 'vitest';
import { chunkNames } from './first-screens.ts';

const REACT = '/node_modules/react/index.js';
const CHARTS = '/node_modules/echarts/index.js';
const ICON = '/node_modules/@tabler/icons-react/IconMap.mjs';
const LATER_ICON = '/node_modules/@tabler/icons-react/IconUpload.mjs';

const IMPORTS: Record<string, string[]> = {
  main: ['frame', REACT],
  frame: ['button'],
  button: [],
  landing: ['button', 'hero', 'card', 'trail'],
  list: ['card', CHARTS],
  spots: ['trail', 'game', ICON],
  spot: ['game', 'answer'],
  game: ['clock'],
  clock: ['game'], // a cycle ends
  hero: [],
  card: [],
  trail: [],
  outbox: ['queue', 'answer'],
  queue: ['clock'],
  answer: [],
  compass: ['needle'],
  needle: [],
  stored: ['database', 'judge', LATER_ICON],
  database: [],
  judge: [],
  settings: ['switch'],
  switch: [],
  [REACT]: [],
  [CHARTS]: [],
  [ICON]: [],
  [LATER_ICON]: [],
};

const infoOf = (id: string) => (IMPORTS[id] ? { importedIds: IMPORTS[id] } : null);

const FIRST_SCREENS = {
  main: 'main',
  screens: [
    { name: 'landing', family: 'public', kB: 1, files: ['landing'] },
    { name: 'list', family: 'public', kB: 1, files: ['list'] },
    { name: 'spots', family: 'play', kB: 1, files: ['spots'], soon: ['outbox', 'database'], later: ['stored'] },
    { name: 'spot', family: 'play', kB: 1, files: ['spot'], soon: ['outbox', 'compass'], later: ['stored'] },
  ],
};

test.each<[string, string | undefined, string]>([
  ['main', undefined, 'the entry'],
  ['frame', 'shell', 'loaded with every screen'],
  ['button', 'shell', 'loaded with every screen, also when a screen imports it'],
  [REACT, 'vendor', 'a library of every screen'],
  [CHARTS, undefined, 'another library'],
  ['hero', 'landing', 'one screen'],
  [ICON, 'spots', 'an icon of one screen'],
  ['card', 'public', 'two screens of a family'],
  ['clock', 'play', 'two screens of a family, indirectly'],
  ['trail', 'common', 'screens of two families'],
  ['queue', 'play-soon', 'loaded soon after two screens of a family'],
  ['needle', 'spot-soon', 'loaded soon after one screen'],
  ['answer', 'spot-shared', 'loaded with one screen, and soon after another'],
  [LATER_ICON, 'play-later', 'an icon that is only loaded later'],
  ['judge', 'play-later', 'loaded later by two screens of a family'],
  ['database', 'spots-soon-shared', 'loaded soon after one screen, and later by another'],
  ['switch', undefined, 'no first screen'],
])('puts %s into the chunk %s (%s)', (id, chunk) => {
  expect(chunkNames(FIRST_SCREENS, infoOf)(id)).toBe(chunk);
});

test('refuses a screen whose file is not in the build', () => {
  const screens = [{ name: 'gone', family: 'public', kB: 1, files: ['gone'] }];
  expect(() => chunkNames({ main: 'main', screens }, infoOf)).toThrow('The build has no gone');
});
