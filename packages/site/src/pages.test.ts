import { expect, test } from 'vitest';
import { PAGES, pagePath, pagesFor } from './pages.ts';

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
