import { expect, test } from 'vitest';
import { preloadTag } from './preload.ts';

test('escapes an address in its attribute', () => {
  expect(preloadTag({ as: 'fetch', href: '/a?"><script>' })).toBe(
    '<link rel="preload" as="fetch" crossorigin="anonymous" href="/a?&quot;&gt;&lt;script&gt;" />',
  );
});
