import { expect, test } from 'vitest';
import { splitParagraphs } from './split-paragraphs.ts';

test.each([
  ['<p>Eins</p><p>Zwei</p>', ['<p>Eins', '<p>Zwei']],
  ['<p>Eins<br>Zwei</p><p></p><p>&nbsp;</p>', ['<p>Eins', 'Zwei']],
  ['<ul><li>Eins</li><li>Zwei</li></ul>', ['<ul><li>Eins', '<li>Zwei']],
  ['', []],
])('splits %s into its lines', (html, lines) => {
  expect(splitParagraphs(html)).toEqual(lines);
});
