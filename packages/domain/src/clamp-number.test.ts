import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampAttempts, clampNumber, isNumberInput, NUMBER_MAX } from './clamp-number.ts';

describe('typed input becomes a whole number from 0 to 100000', () => {
  test.each([
    { typed: '42', becomes: 42, because: 'it is one already' },
    { typed: '007', becomes: 7, because: 'leading zeros are dropped' },
    { typed: '3.99', becomes: 3, because: 'decimals are cut, not rounded' },
    { typed: '3,99', becomes: 3, because: 'Germans write decimals with a comma' },
    { typed: '1.478', becomes: 1478, because: 'a sign before every three digits separates groups' },
    { typed: '0,125', becomes: 0, because: 'no group begins with 0' },
    { typed: '1.478,50', becomes: 1478, because: 'decimals behind groups are cut, too' },
    { typed: 'ca. 12', becomes: 12, because: 'what precedes the number is dropped' },
    { typed: '', becomes: 0, because: 'nothing counts as zero' },
    { typed: '   ', becomes: 0, because: 'spaces are nothing' },
    { typed: '-5', becomes: 5, because: 'the sign is dropped' },
    { typed: '−5', becomes: 5, because: 'the typographic minus is a sign too' },
    { typed: '+5', becomes: 5, because: 'a plus is a sign' },
    { typed: ' 12 ', becomes: 12, because: 'spaces around it do not matter' },
    { typed: '100000', becomes: 100_000, because: 'the largest number is allowed' },
    { typed: '100001', becomes: 100_000, because: 'a larger one becomes the largest' },
    { typed: '9'.repeat(400), becomes: 100_000, because: 'even an absurdly large one does' },
    { typed: '1e5', becomes: 1, because: 'only its leading digits count' },
    { typed: '0x1F', becomes: 0, because: 'only its leading digits count' },
    { typed: '.5', becomes: 0, because: 'there is no whole number before the point' },
    { typed: '12 apples', becomes: 12, because: 'what follows the number is dropped' },
    { typed: 'twelve', becomes: 0, because: 'words are no numbers' },
    { typed: 'Infinity', becomes: 0, because: 'words are no numbers' },
  ])('“$typed” becomes $becomes: $because', ({ typed, becomes }) => {
    expect(clampNumber(typed)).toBe(becomes);
  });
});

test.each([
  { value: 17, becomes: 17 },
  { value: 17.9, becomes: 17 },
  { value: -17.9, becomes: 17 },
  { value: -0, becomes: 0 },
  { value: 1e5, becomes: 100_000 },
  { value: 1e300, becomes: 100_000 },
  { value: Number.POSITIVE_INFINITY, becomes: 100_000 },
  { value: Number.NEGATIVE_INFINITY, becomes: 100_000 },
  { value: Number.NaN, becomes: 0 },
])('the number $value becomes $becomes', ({ value, becomes }) => {
  expect(clampNumber(value)).toBe(becomes);
});

test('any input becomes a storable number, and clamping it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.integer()), (value) => {
      const clamped = clampNumber(value);
      expect(Number.isInteger(clamped) && clamped >= 0 && clamped <= NUMBER_MAX).toBe(true);
      expect(clampNumber(clamped)).toBe(clamped);
    }),
  );
});

test.each([
  { value: '', is: true },
  { value: '  ', is: true },
  { value: 0, is: true },
  { value: 1.478, is: true },
  { value: 'ca. 12', is: true },
  { value: 'weiß nicht', is: false },
  { value: '-', is: false },
])('$value is a number input: $is', ({ value, is }) => {
  expect(isNumberInput(value)).toBe(is);
});

test('a whole number is clamped the same as text and as number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(clampNumber(String(value))).toBe(clampNumber(value));
    }),
  );
});

test.each([
  { value: null, becomes: null },
  { value: 'null', becomes: null },
  { value: '', becomes: 1 },
  { value: 0, becomes: 1 },
  { value: '007', becomes: 7 },
  { value: -3, becomes: 3 },
  { value: 100_001, becomes: 100_000 },
])('$value attempts become $becomes', ({ value, becomes }) => {
  expect(clampAttempts(value)).toBe(becomes);
});
