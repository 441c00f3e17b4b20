import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedSlug } from './slug.ts';
import { hasLooseEnd, meantSlug, slugInAddress } from './slug-in-address.ts';

test.each([
  ['bächle', 'bächle'],
  ['ba\u0308chle', 'bächle'],
  ['BÄCHLE', 'bächle'],
  ['Das Bächle', 'das-bächle'],
  ['bächle.', 'bächle'],
  ['bächle),', 'bächle'],
  ['bächle”', 'bächle'],
  ['bächle…', 'bächle'],
  ['C--2', 'c--2'],
  ['c--2.', 'c--2'],
  ['create--1', 'create--1'],
  ['haus--nr-1', 'haus-nr-1'],
  ['b%E4chle', 'b-e4chle'],
  ['…', ''],
])('the part %j of an address spells the slug %j', (part, slug) => {
  expect(slugInAddress(part)).toBe(slug);
});

test.each([
  ['baechle', ['bächle'], 'bächle'],
  ['bachle', ['bächle'], 'bächle'],
  ['Baechle.', ['bächle', 'dom'], 'bächle'],
  ['große-strasse', ['große-straße'], 'große-straße'],
  ['grosse-strasse', ['große-straße'], 'große-straße'],
  ['lodz', ['łódź'], 'łódź'],
  ['smorrebrod', ['smørrebrød'], 'smørrebrød'],
  ['cafe', ['café'], 'café'],
  ['tuer--2', ['tür', 'tür--2'], 'tür--2'],
  ['bachle', ['bächle', 'bachle'], 'bachle'],
  ['Bächle', ['bächle', 'bachle'], 'bächle'],
  ['baechle', ['bächle', 'bachle'], undefined],
  ['bach', ['bächle'], undefined],
  ['', ['dom'], undefined],
])('the part %j means of %j: %j', (part, slugs, meant) => {
  expect(meantSlug(part, slugs)).toBe(meant);
});

test('every slug spells itself, and none has a loose end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '--1', '--27'), (name, number) => {
      const slug = storedSlug(name);
      if (slug === '') return;
      expect(hasLooseEnd(slug + number)).toBe(false);
      expect(meantSlug(slug, [slug])).toBe(slug);
      if (!slug.includes('--')) expect(slugInAddress(slug + number)).toBe(slug + number);
    }),
  );
});
