import { expect, test } from 'vitest';
import { preloadedCallsOf, preloadTag } from './preload.ts';

test('preloads a run and its picture', () => {
  const call = { address: '/api/explorations?name=gr%C3%BCner-weg&limit=1' };
  expect(preloadedCallsOf(call, { image: '/pictures/weg.jpg' })).toEqual([
    { as: 'fetch', href: call.address },
    { as: 'image', href: '/pictures/weg.jpg' },
  ]);
  expect(preloadedCallsOf(call, { image: null })).toHaveLength(1);
});

test('escapes an address in its attribute', () => {
  expect(preloadTag({ as: 'image', href: '/a.png?"><script>' })).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/a.png?&quot;&gt;&lt;script&gt;" />',
  );
});
