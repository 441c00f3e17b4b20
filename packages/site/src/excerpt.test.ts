import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, separateBlocks } from './excerpt.ts';

test.each([
  ['  Ein\n Satz. ', 40, 'Ein Satz.'],
  ['Erster Satz hier. Zweiter Satz.', 20, 'Erster Satz hier.'],
  ['Kurz. Danach kommt ein sehr langer Satz ohne Ende', 20, 'Kurz. Danach kommt…'],
  ['eins, zwei, drei', 7, 'eins…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['😀😀😀😀😀', 4, '😀…'],
  ['', 10, ''],
])('%j in %i characters is %j', (text, longest, short) => {
  expect(excerptOf(text, longest)).toBe(short);
});

test('never exceeds the limit and never splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 2, max: 40 }), (text, longest) => {
      const short = excerptOf(text, longest);
      expect(short.length).toBeLessThanOrEqual(longest);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});

test('block tags separate words, other tags do not', () => {
  expect(separateBlocks('<p>a</p><p>b<b>c</b></p>').replace(/<[^>]*>/g, '')).toBe(' a  bc ');
});
