import { expect, test } from 'vitest';
import { isBlankHtml } from './blank-html.ts';

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

test.each(['<', '<b', '<!--', '<a x="'])(
  'a hundred thousand characters of %s are read at once',
  { timeout: 500 },
  (mark) => {
    expect(isBlankHtml(mark.repeat(100_000 / mark.length))).toBe(false);
  },
);
