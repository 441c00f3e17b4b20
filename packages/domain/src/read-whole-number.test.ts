import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUncutNumber, readWholeNumber } from './read-whole-number.ts';

describe('a written number', () => {
  test.each([
    // Groups of three
    ['1.478', 1_478],
    ['1,478', 1_478],
    ['1 478', 1_478],
    ["1'478", 1_478],
    ['1’478', 1_478],
    ['1´478', 1_478],
    ['1\u00A0478', 1_478], // no-break space
    ['1\u202F478', 1_478], // narrow no-break space
    ['1\u2009478', 1_478], // thin space
    ['12.345.678', 12_345_678],
    ['100 000', 100_000],
    ['1.478.', 1_478],
    ['1.478 Stufen', 1_478],
    ['ca. 1.478', 1_478],
    // Decimals
    ['12,5', 12],
    ['12.5', 12],
    ['0,125', 0],
    ['0.999', 0],
    ['012.345', 12],
    ['1.478,50', 1_478],
    ['1,478.50', 1_478],
    ['1 478,500', 1_478],
    ['1478,500', 1_478],
    ['1.4785', 1],
    ['1.478.50', 1],
    ['1,00,000', 1],
    ['.5', 0],
    [',125', 0],
    ['−.5', 0],
    // Scripts
    ['１４７８', 1_478],
    ['１．４７８', 1_478],
    ['𝟏𝟒𝟕𝟖', 1_478],
    ['١٤٧٨', 1_478],
    ['١٬٤٧٨', 1_478],
    ['३५', 35],
    ['12½', 12],
    ['5²', 5],
    // Signs
    ['-5', -5],
    ['−5', -5], // minus sign
    ['–5', -5], // en dash
    ['‑5', -5], // non-breaking hyphen
    ['－5', -5],
    ['- 5', -5],
    ['+5', 5],
    ['-0', 0],
    ['A-5', 5],
    ['10-5', 10],
    // What stands around and inside
    ['ca. 12', 12],
    ['Nr.12', 12],
    ['(12)', 12],
    ['12 oder 13', 12],
    ['10, 100', 10],
    ['\u202D1.478\u202C', 1_478],
    ['1\u200B478', 1_478],
    ['0012', 12],
  ])('“%s” is %i', (text, number) => {
    expect(readWholeNumber(text)).toBe(number);
  });

  test.each(['', ' ', 'weiß nicht', 'zwölf', '-', '½', '²', '①', '...'])('“%s” has no digit', (text) => {
    expect(readWholeNumber(text)).toBeNull();
  });
});

test.each([
  ['90', 90],
  ['0090', 90],
  ['1.440', 1_440],
  ['９０ min', 90],
  ['-5', -5],
  ['1,5', null],
  ['1.440,0', null],
  ['60 oder 90', null],
  ['lang', null],
])('“%s” without cutting digits is %j', (text, number) => {
  expect(readUncutNumber(text)).toBe(number);
});

const size = fc.nat({ max: 2_000_000_000 });

test('a number is read back from the way each language writes it', () => {
  const tags = ['de', 'de-CH', 'de-AT', 'en', 'fr', 'sv', 'ar-EG', 'fa', 'he'];
  const formats = tags.map((tag) => new Intl.NumberFormat(tag));
  fc.assert(
    fc.property(size, fc.constantFrom(...formats), (number, format) => {
      expect(readWholeNumber(format.format(number))).toBe(number);
    }),
  );
});

test('a sign and up to two decimals behind a number change nothing but its sign', () => {
  const decimals = fc.stringMatching(/^[.,]\d{0,2}$/);
  fc.assert(
    fc.property(size, decimals, (number, behind) => {
      expect(readWholeNumber(`${number}${behind}`)).toBe(number);
      expect(readWholeNumber(`−${number}${behind}`)).toBe(number === 0 ? 0 : -number);
    }),
  );
});
