import { GAME_PAGE } from '@puzzle-runs/site/game-page.ts';
import { pagePath, pagesFor } from '@puzzle-runs/site/pages.ts';
import { expect, test } from 'vitest';
import { type Manifest, PLAYER_SOURCES, preloadFilesOf } from './preload-files.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_vendor.js'], css: ['assets/index.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/pages/landing.page.tsx': {
    file: 'assets/landing.js',
    imports: ['index.html', '_vendor.js', '_icon.js'],
    css: ['assets/landing.css'],
  },
  '_icon.js': { file: 'assets/icon.js', imports: ['_vendor.js'] },
};

test('preloads the files of a page that are not shared by all pages', () => {
  expect(preloadFilesOf(manifest, PLAYER_SOURCES.home ?? [], 'de')).toEqual([
    { as: 'style', href: '/assets/landing.css' },
    { as: 'script', href: '/assets/icon.js' },
    { as: 'script', href: '/assets/landing.js' },
  ]);
});

test('names the styles of a chunk after those of its imports, which it may override', () => {
  const styled: Manifest = {
    'src/pages/landing.page.tsx': { file: 'assets/landing.js', imports: ['_row.js'], css: ['assets/landing.css'] },
    '_row.js': { file: 'assets/row.js', imports: ['_card.js'], css: ['assets/row.css'] },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  };
  const styles = preloadFilesOf(styled, PLAYER_SOURCES.home ?? [], 'de').filter(({ as }) => as === 'style');
  expect(styles.map(({ href }) => href)).toEqual(['/assets/card.css', '/assets/row.css', '/assets/landing.css']);
});

test('preloads a chunk once that holds several sources of a page', () => {
  const chunk = { file: 'assets/play.js', css: ['assets/play.css'] };
  const merged: Manifest = { 'src/pages/play.page.tsx': chunk, 'src/i18n/de/play.ts': chunk, '_play.js': chunk };
  expect(preloadFilesOf(merged, PLAYER_SOURCES.ranking ?? [], 'de')).toEqual([
    { as: 'style', href: '/assets/play.css' },
    { as: 'script', href: '/assets/play.js' },
  ]);
});

test("preloads the texts of the visitor's language", () => {
  const texts: Manifest = {
    'src/i18n/de.ts': { file: 'assets/de.js' },
    'src/i18n/en.ts': { file: 'assets/en.js' },
    'src/i18n/en/landing.ts': { file: 'assets/landing-en.js' },
  };
  expect(preloadFilesOf(texts, PLAYER_SOURCES.terms ?? [], 'de')).toEqual([{ as: 'script', href: '/assets/de.js' }]);
  expect(preloadFilesOf(texts, PLAYER_SOURCES.home ?? [], 'en').map(({ href }) => href)).toEqual([
    '/assets/en.js',
    '/assets/landing-en.js',
  ]);
});

test('preloads nothing for other pages or for a page missing from the build', () => {
  expect(preloadFilesOf(manifest, PLAYER_SOURCES.terms ?? [], 'de')).toEqual([]);
  expect(preloadFilesOf(manifest, PLAYER_SOURCES.explorations ?? [], 'de')).toEqual([]);
  expect(preloadFilesOf({}, PLAYER_SOURCES.home ?? [], 'de')).toEqual([]);
});

test('every page of a game names its sources, whose styles its first screen needs', () => {
  const slugs = { exploration: 'weg', battle: 'cup', team: 'eulen', poi: 'dom' };
  const games = pagesFor('play').filter((page) => GAME_PAGE.test(pagePath(page, slugs)));
  expect(games.filter((page) => !PLAYER_SOURCES[page])).toEqual([]);
});
