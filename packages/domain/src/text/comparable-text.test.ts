import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparableText, comparableTextWithCase } from './comparable-text.ts';

/** Texts that look the same: every one of a row is equal to the first, with case and without. */
const SAME: readonly (readonly [string, ...string[]])[] = [
  [
    'Brückentor 12',
    'Brü\u200Bckentor 12',
    'Brü\u00ADcken\u00ADtor 12',
    'Brückentor\u2060 12',
    'Bru\u0308ckentor １２',
    ' Brückentor \t\u00A012\n',
    '\uFEFFBrückentor 12\u200E',
    'Brü\u0007ckentor\u202F12',
    'Br\u034Fü\u200Dck\u200Centor\u3000𝟷𝟸',
  ],
  ['Straße', 'Strasse'],
  ['STRASSE', 'STRAẞE'],
  ['Na los...', 'Na los…', 'Na los‥.'],
  ['-5', '−5', '–5', '—5', '‐5', '‑5', '‒5', '―5', '﹣5', '－5', '⁻5', '➖5', '⁃5', '˗5'],
  ['❤', '❤\uFE0F', '❤\uFE0E'],
  [
    "Rock'n'Roll",
    'Rock’n’Roll',
    'Rock‘n‘Roll',
    'Rock´n´Roll',
    'Rock`n`Roll',
    'Rock＇n′Roll',
    'Rockʼn‛Roll',
    'Rock‹n›Roll',
  ],
  ['"Freude"', '„Freude“', '“Freude”', '«Freude»', '»Freude«', '＂Freude″', '「Freude」', '〝Freude〟', '‘‘Freude’’'],
  ['1/2', '½', '1⁄2', '1∕2'],
  ['Office', 'Oﬃce'],
  ['10 km2', '10 ㎞²', '10\u2009km²'],
  ['ΝΑΟΣ ναοσ', 'ΝΑΟΣ ναος'],
  ['한국', '한국'.normalize('NFD')],
  ['می خواهم', 'می\u00A0خوا\u200Fهم'],
  ['ﷺ', 'صلى الله عليه وسلم'],
];

describe('two texts that look the same are the same', () => {
  test.each(SAME.flatMap(([text, ...others]) => others.map((other) => [text, other] as const)))(
    '“%s” and “%s”',
    (text, other) => {
      expect(comparableTextWithCase(other)).toBe(comparableTextWithCase(text));
      expect(comparableText(other)).toBe(comparableText(text));
    },
  );

  test.each([
    ['Straße', 'STRASSE'],
    ['Straße', 'STRAẞE'],
    ['Maß', 'MASS'],
    ['ΝΑΟΣ', 'ναός'.normalize('NFD').replace('\u0301', '')],
    ['Diyarbakır', 'DIYARBAKIR'],
    ['ÄÖÜ', 'äo\u0308ü'],
    ['ＡＢＣ', 'abc'],
    ['ǲ', 'DZ'],
  ])('“%s” and “%s” ignoring case, but not with it', (one, other) => {
    expect(comparableText(one)).toBe(comparableText(other));
    expect(comparableTextWithCase(one)).not.toBe(comparableTextWithCase(other));
  });

  test.each([
    ['schon', 'schön'],
    ["'a'", '"a"'],
    ['a b', 'ab'],
    ['a-b', 'a b'],
    ['🦊', '🐻'],
    ['C', 'C++'],
    ['Nr. 1', 'Nr 1'],
    ['-5', '5'],
  ])('“%s” and “%s” differ', (one, other) => {
    expect(comparableText(one)).not.toBe(comparableText(other));
  });
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());
const invisible = fc.constantFrom('\u200B', '\u00AD', '\u2060', '\u200D', '\uFEFF', '\uFE0F', '\u202E', '\u0007', '\0');

test('comparing is stable: folding twice, and case after exact, changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(comparableTextWithCase(comparableTextWithCase(text))).toBe(comparableTextWithCase(text));
      expect(comparableText(comparableText(text))).toBe(comparableText(text));
      expect(comparableText(comparableTextWithCase(text))).toBe(comparableText(text));
    }),
    { numRuns: 1_000 },
  );
});

test('decomposed, capitalised and padded texts, with invisible characters between the letters, are the same', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom('ä', 'ế', 'ß', '…', '❤', '½'),
      invisible,
      (ascii, sign, hidden) => {
        const text = `${ascii}${sign}${ascii}`;
        const parts = Array.from(text.normalize('NFD'));
        expect(comparableText(` \n${parts.join(hidden)}\u3000`)).toBe(comparableText(text));
        expect(comparableText(text.toUpperCase())).toBe(comparableText(text));
        expect(comparableTextWithCase(text.normalize('NFD'))).toBe(comparableTextWithCase(text));
      },
    ),
    { numRuns: 1_000 },
  );
});
