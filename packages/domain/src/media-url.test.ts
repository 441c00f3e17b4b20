import { expect, test } from 'vitest';
import { isMediaUrl } from './media-url.ts';

test.each([
  ['https://example.org/dom.png', true],
  ['http://example.org/a?b=c', true],
  ['HTTPS://example.org/x', true],
  ['/demo/pictures/dom.svg', true],
  ['/media/0a1b.webp', true],
  ['', false],
  ['dom.png', false],
  ['//evil.example/x.png', false],
  ['/\\evil.example/x.png', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['https://example.org/a b', false],
  ['/', false],
])('%s may be the address of a picture: %s', (text, allowed) => {
  expect(isMediaUrl(text)).toBe(allowed);
});
