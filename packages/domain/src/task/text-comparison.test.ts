import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, normalizeText, normalizeTextIgnoringCase } from './text-comparison.ts';

describe('text comparison', () => {
  test.each([
    { text: 'Tor', folded: 'Tor', because: 'it is normalised already' },
    { text: '  Tor\n', folded: 'Tor', because: 'spaces at the ends are removed' },
    { text: 'Brandenburger \t  Tor', folded: 'Brandenburger Tor', because: 'several spaces become one' },
    { text: 'Brandenburger\u00A0Tor', folded: 'Brandenburger Tor', because: 'a no-break space is a space' },
    { text: 'Ko\u0308ln', folded: 'Köln', because: 'letter and dots typed apart are one umlaut' },
    { text: ' ', folded: '', because: 'spaces alone are removed' },
    { text: 'Rock’n’Roll', folded: "Rock'n'Roll", because: 'phones curl apostrophes' },
    { text: '„Freude“', folded: '"Freude"', because: 'quotation marks differ by country' },
    { text: '1135–1146', folded: '1135-1146', because: 'dashes differ by keyboard' },
  ])('normalises “$text” to “$folded”: $because', ({ text, folded }) => {
    expect(normalizeText(text)).toBe(folded);
  });

  test.each([
    { text: 'TOR', folded: 'tor' },
    { text: '  Zur ALTEN  Mühle ', folded: 'zur alten mühle' },
    { text: 'ÄÖÜẞ', folded: 'äöüß' },
    { text: 'O\u0308L', folded: 'öl' },
    { text: 'J\u030C', folded: 'ǰ' },
  ])('normalises “$text” to “$folded” ignoring case', ({ text, folded }) => {
    expect(normalizeTextIgnoringCase(text)).toBe(folded);
  });

  test.each([
    { text: '', blank: true },
    { text: ' \t\n\u00A0', blank: true },
    { text: '0', blank: false },
  ])('“$text” is blank: $blank', ({ text, blank }) => {
    expect(isBlank(text)).toBe(blank);
  });
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      expect(normalizeTextIgnoringCase(normalizeTextIgnoringCase(text))).toBe(normalizeTextIgnoringCase(text));
    }),
    { numRuns: 1_000 },
  );
});

test('normalises all spellings of accents and spaces to the same text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeText(` \n${text.normalize('NFD')}  `)).toBe(normalizeText(text));
      expect(normalizeTextIgnoringCase(text.normalize('NFD'))).toBe(normalizeTextIgnoringCase(text));
    }),
    { numRuns: 1_000 },
  );
});

test('texts that are equal with case are also equal without case', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeTextIgnoringCase(normalizeText(text))).toBe(normalizeTextIgnoringCase(text));
    }),
    { numRuns: 1_000 },
  );
});
