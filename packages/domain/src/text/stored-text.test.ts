import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparableText } from './comparable-text.ts';
import { storedName, storedText } from './stored-text.ts';

const ZALGO = 'Z\u0310\u0351\u0321\u0334\u0353a\u0317\u0300\u0301\u0302\u0303lgo';

describe('a stored text', () => {
  test.each([
    { text: 'Ko\u0308ln', stored: 'Köln', because: 'accents are composed' },
    { text: 'one\r\ntwo\rthree\u0085four\vfive', stored: 'one\ntwo\nthree\nfour\nfive', because: 'lines end with \\n' },
    { text: '  a\tb  c \n', stored: '  a\tb  c \n', because: 'white space stays' },
    { text: 'a\0b\u0007c\u001Bd\u009Fe', stored: 'abcde', because: 'control characters are dropped' },
    { text: 'Tor\u202Etxet\u202C\u2066x\u2069', stored: 'Tortxetx', because: 'overrides and isolates are dropped' },
    { text: 'a\u200Fb\u00ADc\u200Bd', stored: 'a\u200Fb\u00ADc\u200Bd', because: 'other formatting characters stay' },
    { text: '❤\uFE0F می\u200Cخواهم', stored: '❤\uFE0F می\u200Cخواهم', because: 'emoji and scripts need theirs' },
    {
      text: ZALGO,
      stored: 'Z\u0334\u0321\u0353à\u0317\u0301lgo',
      because: 'a letter has three marks',
    },
    {
      text: 'a\u0300\u200D\u0300\u200D\u0300\u200D\u0300',
      stored: 'à\u200D\u0300\u200D\u0300\u200D',
      because: 'joiners hide no marks',
    },
    { text: 'ကြွေး བསྒྲུབས ế 1\uFE0F\u20E3', stored: 'ကြွေး བསྒྲུབས ế 1\uFE0F\u20E3', because: 'scripts with many marks stay' },
  ])('of “$text” is “$stored”: $because', ({ text, stored }) => {
    expect(storedText(text)).toBe(stored);
  });
});

describe('a stored name', () => {
  test.each([
    { text: ' Rote \t Füchse\n', stored: 'Rote Füchse', because: 'it is one line with single spaces' },
    { text: 'Fu\u0308chse', stored: 'Füchse', because: 'accents are composed' },
    { text: 'Fü\u00ADch\u200Bse\u2060\uFEFF\u202E', stored: 'Füchse', because: 'formatting characters are dropped' },
    { text: 'Fü\u0007chse\0', stored: 'Füchse', because: 'control characters are dropped' },
    { text: '👩\u200D🚀 می\u200Cخواهم', stored: '👩\u200D🚀 می\u200Cخواهم', because: 'ZWJ and ZWNJ stay' },
    { text: ' Ada\r\nBcc: eve@example.org\0 ', stored: 'Ada Bcc: eve@example.org', because: 'no line can be added' },
    { text: '❤\uFE0F', stored: '❤\uFE0F', because: 'an emoji keeps its picture' },
    { text: ZALGO, stored: 'Z\u0334\u0321\u0353à\u0317\u0301lgo', because: 'a letter has three marks' },
    { text: '\u200B\u00AD\u2060', stored: '', because: 'nothing can be seen' },
  ])('of “$text” is “$stored”: $because', ({ text, stored }) => {
    expect(storedName(text)).toBe(stored);
  });
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());

test('storing twice changes nothing, and what is stored is the same as what was typed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const stored of [storedText, storedName]) {
        expect(stored(stored(text))).toBe(stored(text));
        expect(comparableText(stored(text))).toBe(comparableText(text));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('no letter has more than three marks', () => {
  const marks = fc.string({
    unit: fc.constantFrom('a', '\u0300', '\u0301', '\u0334', '\u0345', '\u0489', '\u200D', '\uFE0F', '\u034F'),
  });
  fc.assert(
    fc.property(marks, (text) => {
      for (const stored of [storedText(text), storedName(text)])
        for (const letter of stored.normalize('NFD').split('a'))
          expect(letter.match(/[\u0300\u0301\u0334\u0345\u0489]/g)?.length ?? 0).toBeLessThanOrEqual(3);
    }),
    { numRuns: 1_000 },
  );
});
