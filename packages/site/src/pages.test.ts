import { RESERVED_SEGMENTS } from '@puzzle-runs/domain/exploration/slug.ts';
import { expect, test } from 'vitest';
import { PAGES, pagePath, pagesFor } from './pages.ts';
import { segmentsBesideSlugs } from './segments-beside-slugs.ts';

test('no two pages share a path', () => {
  const paths = Object.values(PAGES).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('encodes slugs in addresses', () => {
  expect(pagePath('battleExploration', { battle: 'große-fahrt', exploration: 'grüner-weg' })).toBe(
    '/battle/gro%C3%9Fe-fahrt/exploration/gr%C3%BCner-weg',
  );
  expect(pagePath('home')).toBe('/');
});

test('public pages are lists, runs and information, but no page of a player', () => {
  expect(pagesFor('public')).toEqual(
    expect.arrayContaining(['home', 'explorations', 'exploration', 'terms', 'feature']),
  );
  expect(pagesFor('public')).not.toEqual(expect.arrayContaining(['progress']));
  expect(pagesFor('hidden')).toEqual(expect.arrayContaining(['progress', 'passwordReset', 'management']));
});

test('reserves every segment of the player site that stands beside a slug', () => {
  const beside = segmentsBesideSlugs(Object.values(PAGES).map(({ path }) => path));
  expect(RESERVED_SEGMENTS).toEqual(expect.arrayContaining(beside));
  expect(segmentsBesideSlugs(['/a/:battle', '/a/create', '/a/:battle/event', '/b/new'])).toEqual(['create']);
});
