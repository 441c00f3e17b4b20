import { expect, test } from 'vitest';
import { withLinkRel } from './rich-text.tsx';

const REL = 'rel="noopener noreferrer nofollow"';

test.each([
  ['<p><a href="/a">a</a> <a href="/b">b</a></p>', `<p><a ${REL} href="/a">a</a> <a ${REL} href="/b">b</a></p>`],
  [`<a href="/a" ${REL}>a</a>`, `<a href="/a" ${REL}>a</a>`],
  [`<a ${REL} href="/a">a</a><a href="/b">b</a>`, `<a ${REL} href="/a">a</a><a ${REL} href="/b">b</a>`],
  ['<p><strong>a</strong></p>', '<p><strong>a</strong></p>'],
])('gives every link of %s a rel', (html, expected) => {
  expect(withLinkRel(html)).toBe(expected);
});
