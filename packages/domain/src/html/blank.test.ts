import { expect, test } from 'vitest';
import { isBlankHtml } from './blank.ts';

test.each([
  ['', true],
  ['  \n', true],
  ['<p></p>', true],
  ['<p><br></p><p>&nbsp;\u00a0</p>', true],
  ['<ul><li><span style="color:#fff"></span></li></ul>', true],
  ['<p>.</p>', false],
  ['ohne Marken', false],
  ['<img src="/demo/pictures/dom.svg" alt="">', false],
  ['<hr>', false],
  ['a &lt; b', false],
])('%s is blank: %s', (html, blank) => {
  expect(isBlankHtml(html)).toBe(blank);
});
