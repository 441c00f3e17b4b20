import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_MAX } from '../text/text-lengths.ts';
import { freeSlug, RESERVED_SEGMENTS, slugify, storedSlug, withoutSlugNumber } from './slug.ts';

describe('the slug of a name', () => {
  test.each([
    { name: 'Berlin', slug: 'berlin', because: 'letters become lower case' },
    { name: 'Rund um den Dom', slug: 'rund-um-den-dom', because: 'spaces become hyphens' },
    { name: '  Rund   um\tden\nDom  ', slug: 'rund-um-den-dom', because: 'whitespace is collapsed' },
    { name: 'Köln: Über die Brücke', slug: 'köln-über-die-brücke', because: 'umlauts are kept' },
    { name: 'STRASSE & STRAßE', slug: 'strasse-straße', because: 'the sharp s is kept' },
    { name: 'Los geht’s!', slug: 'los-geht-s', because: 'special characters become spaces' },
    { name: 'A--B__C//D', slug: 'a-b-c-d', because: 'several special characters are one hyphen' },
    { name: '-Anfang und Ende-', slug: 'anfang-und-ende', because: 'hyphens at the ends are removed' },
    { name: 'Tour 2026', slug: 'tour-2026', because: 'digits are kept' },
    { name: 'Μουσείο', slug: 'μουσείο', because: 'Greek is kept' },
    { name: '東京 散歩', slug: '東京-散歩', because: 'Japanese is kept' },
    { name: 'हिन्दी', slug: 'हिन्दी', because: 'vowel signs belong to their letters' },
    { name: 'İstanbul', slug: 'i̇stanbul', because: 'the Turkish capital has one small form' },
    { name: 'Ko\u0308ln', slug: 'köln', because: 'letter and dots typed apart are one umlaut' },
    { name: 'Schloss\u00ADpark', slug: 'schlosspark', because: 'a soft hyphen is invisible' },
    { name: 'I ❤️ Berlin', slug: 'i-berlin', because: 'emoji are removed' },
    { name: '1️⃣ Start', slug: '1-start', because: 'a key-cap is its digit' },
    { name: '../../etc/passwd', slug: 'etc-passwd', because: 'path separators are removed' },
    { name: '!?…', slug: '', because: 'it has no letters or digits' },
    { name: '', slug: '', because: 'it is empty' },
  ])('“$name” gives “$slug”: $because', ({ name, slug }) => {
    expect(slugify(name)).toBe(slug);
  });

  test('cuts a long name', () => {
    expect(slugify('a'.repeat(500))).toBe('a'.repeat(NAME_MAX));
  });

  test('leaves no hyphen at the end when it cuts', () => {
    expect(slugify(`${'a'.repeat(NAME_MAX - 1)} b`)).toBe('a'.repeat(NAME_MAX - 1));
  });

  test('never splits a character, and removes the hyphen before it', () => {
    expect(slugify(`${'a'.repeat(NAME_MAX - 1)}𝒳`)).toBe('a'.repeat(NAME_MAX - 1));
    expect(slugify(`${'a'.repeat(NAME_MAX - 2)} 𝒳`)).toBe('a'.repeat(NAME_MAX - 2));
  });
});

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.string({
    unit: fc.constantFrom('a', 'Ä', 'ß', 'İ', 'Σ', '\u0307', '\u200D', '\uFE0F', '𝒳', ' ', '-', '!'),
    maxLength: 300,
  }),
);

test('a slug is its own slug', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(slugify(slugify(name))).toBe(slugify(name));
    }),
    { numRuns: 2_000 },
  );
});

test('every slug has words of letters and digits, single hyphens, and at most 120 characters', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const slug = slugify(name);
      expect(slug).toMatch(/^([\p{L}\p{N}][\p{L}\p{N}\p{M}]*(-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*)?$/u);
      expect(slug.length).toBeLessThanOrEqual(NAME_MAX);
      expect(slug.isWellFormed()).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('all spellings of accents and whitespace have the same slug', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(slugify(` ${name.normalize('NFD')}\t`)).toBe(slugify(name));
    }),
  );
});

test.each(['create', 'Create!', ' CREATE '])('the name “%s” of a path gets a suffix in its stored slug', (name) => {
  expect(storedSlug(name)).toBe('create--1');
});

test('no stored slug is a segment of a path, and other names keep their slug', () => {
  fc.assert(
    fc.property(fc.oneof(anyName, fc.constantFrom(...RESERVED_SEGMENTS)), (name) => {
      expect(RESERVED_SEGMENTS).not.toContain(storedSlug(name));
      if (!RESERVED_SEGMENTS.includes(slugify(name))) expect(storedSlug(name)).toBe(slugify(name));
    }),
  );
});

test.each([
  ['C', [], 'c'],
  ['C++', ['c'], 'c--2'],
  ['C#', ['c', 'c--2'], 'c--3'],
  ['C#', ['c', 'c--3'], 'c--2'],
  ['Nr 1', ['nr-1'], 'nr-1--2'],
  ['Create!', ['create--1'], 'create--2'],
  ['x'.repeat(NAME_MAX), ['x'.repeat(NAME_MAX)], `${'x'.repeat(NAME_MAX - 3)}--2`],
  [`${'x'.repeat(NAME_MAX - 4)} yyy`, [`${'x'.repeat(NAME_MAX - 4)}-yyy`], `${'x'.repeat(NAME_MAX - 4)}--2`],
])('the name %s gets, beside %j, the slug %s', (name, taken, slug) => {
  expect(freeSlug(name, new Set(taken))).toBe(slug);
  expect(withoutSlugNumber(slug)).not.toContain('--');
});

test('any number of records with the slug of one name have different slugs', () => {
  fc.assert(
    fc.property(
      anyName.filter((name) => slugify(name) !== ''),
      (name) => {
        const taken = new Set<string>();
        for (let records = 0; records < 12; records += 1) taken.add(freeSlug(name, taken));
        expect(taken.size).toBe(12);
        for (const slug of taken) expect(slug.length).toBeLessThanOrEqual(NAME_MAX);
      },
    ),
  );
});
