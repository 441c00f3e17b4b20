import { expect, test } from 'vitest';
import { hasUndescribedPicture, hasUntranscribedMedia } from './blank-html.ts';

test.each([
  ['', false],
  ['<p>Der Dom</p>', false],
  ['<p><img src="/a.webp" alt="Der Dom" /></p>', false],
  ['<p><img src="/a.webp" alt="" /></p>', true],
  ['<p><img src="/a.webp" alt=" " /></p>', true],
  ['<p><img src="/a.webp" /></p>', true],
  ['<p><img src="/a.webp" alt="Dom" /><img src="/b.webp" alt="" width="20" /></p>', true],
  ['<p>Schreib &lt;img&gt;</p>', false],
])('%s has a picture without a description: %s', (html, expected) => {
  expect(hasUndescribedPicture(html)).toBe(expected);
});

const audio = '<audio controls="" preload="none" src="/a.mp3"></audio>';

test.each([
  ['', false],
  [`<figure>${audio}<figcaption>Glocken</figcaption></figure>`, false],
  [`<figure>${audio}<figcaption><br />Glocken<br /></figcaption></figure>`, false],
  [`<figure>${audio}</figure>`, true],
  [`<figure>${audio}<figcaption> <br /></figcaption></figure>`, true],
  [audio, true],
  [`<figure>${audio}<figcaption>Glocken</figcaption></figure><figure>${audio}</figure>`, true],
  ['<figure><img src="/a.webp" alt="a" /><figcaption>Dom</figcaption></figure>', false],
])('%s has audio or video without a transcript: %s', (html, expected) => {
  expect(hasUntranscribedMedia(html)).toBe(expected);
});
