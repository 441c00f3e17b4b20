import { expect, test } from 'vitest';
import { pictureSources } from './picture-sizes.ts';

test('an uploaded picture is offered in each width and in full', () => {
  const url = `/media/${'0a'.repeat(20)}.webp`;
  expect(pictureSources(url, 1600)).toBe(
    `${url}?width=320 320w, ${url}?width=720 720w, ${url}?width=1120 1120w, ${url} 1600w`,
  );
});

test.each(['/demo/pictures/dom.svg', 'https://example.org/a.webp', '/media/a.webp'])('%s has one size', (url) => {
  expect(pictureSources(url, 1600)).toBeUndefined();
});
