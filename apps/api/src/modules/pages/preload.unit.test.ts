import { expect, test } from 'vitest';
import { preloadedCallsOf, preloadTag } from './preload.ts';

test('preloads a run and its picture', () => {
  expect(preloadedCallsOf('exploration', { exploration: 'grüner-weg' }, { image: '/pictures/weg.jpg' })).toEqual([
    { as: 'fetch', href: '/api/explorations?name=gr%C3%BCner-weg&limit=1' },
    { as: 'image', href: '/pictures/weg.jpg' },
  ]);
  expect(preloadedCallsOf('exploration', { exploration: 'weg' }, { image: null })).toHaveLength(1);
});

test('preloads nothing for other pages', () => {
  expect(preloadedCallsOf('terms', {}, {})).toEqual([]);
  expect(preloadedCallsOf('battleExploration', { exploration: 'weg', battle: 'fahrt' }, { image: '/a.png' })).toEqual(
    [],
  );
});

test('escapes an address in its attribute', () => {
  expect(preloadTag({ as: 'image', href: '/a.png?"><script>' })).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/a.png?&quot;&gt;&lt;script&gt;" />',
  );
});
