import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTypingMistake } from './guess-text.ts';

test.each([
  { expected: 'mühle', given: 'mühlen', tolerance: 1, accepted: true, because: 'a letter too many' },
  { expected: 'mühle', given: 'mühl', tolerance: 1, accepted: true, because: 'a letter is missing' },
  { expected: 'mühle', given: 'muhle', tolerance: 1, accepted: true, because: 'another letter' },
  { expected: 'mühle', given: 'muehle', tolerance: 1, accepted: false, because: 'two letters instead of one' },
  { expected: 'mühle', given: 'mhüle', tolerance: 2, accepted: false, because: 'swapped letters are two edits' },
  { expected: 'dom', given: 'don', tolerance: 2, accepted: false, because: 'a short word has to be exact' },
  { expected: 'turm', given: 'sturm', tolerance: 2, accepted: false, because: 'four letters are too few' },
  { expected: 'sturm', given: 'turm', tolerance: 1, accepted: true, because: 'the expected answer has five letters' },
  { expected: 'rathausturm', given: 'rathustrum', tolerance: 2, accepted: false, because: 'three edits' },
  {
    expected: 'rathausturm',
    given: 'rathusturn',
    tolerance: 2,
    accepted: true,
    because: 'two edits from nine letters',
  },
  { expected: 'rathausturm', given: 'rathusturn', tolerance: 1, accepted: false, because: 'only one edit is allowed' },
  { expected: 'kirchturm', given: 'kirchtrum', tolerance: 2, accepted: true, because: 'it has nine letters' },
  { expected: 'rathaus', given: 'rathsu', tolerance: 2, accepted: false, because: 'seven letters allow one edit' },
  { expected: 'rathaus', given: 'rathasu', tolerance: 0, accepted: false, because: 'no tolerance' },
  { expected: 'im jahr 1905', given: 'im jahr 1906', tolerance: 2, accepted: false, because: 'a number is exact' },
  { expected: 'im jahr 1905', given: 'im jahr 190', tolerance: 2, accepted: false, because: 'a digit is missing' },
  { expected: 'im jahr 1905', given: 'in jahr 1905', tolerance: 1, accepted: true, because: 'the number is the same' },
  {
    expected: 'haus 12 links',
    given: 'haus 1 2 links',
    tolerance: 2,
    accepted: false,
    because: 'one number became two',
  },
  { expected: '1234567890', given: '1234567891', tolerance: 2, accepted: false, because: 'digits are not letters' },
  { expected: 'sint-anna', given: 'sint anna', tolerance: 1, accepted: true, because: 'a sign is an edit, too' },
] as const)('“$given” for “$expected” with $tolerance edits counts: $accepted, $because', (row) => {
  expect(isTypingMistake(row.expected, row.given, row.tolerance)).toBe(row.accepted);
});

/** The Levenshtein distance by its definition, row by row. */
function distance(one: string, other: string): number {
  const first = Array.from({ length: other.length + 1 }, (_, index) => index);
  const last = one.split('').reduce((above, letter, place) => {
    const row = [place + 1];
    for (const [index, otherLetter] of other.split('').entries()) {
      const replaced = (above[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      row.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
    return row;
  }, first);
  return last.at(-1) ?? 0;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', ' ', '1', '2'), maxLength: 14 });
const tolerance = fc.constantFrom(0, 1, 2);

test('accepts no text whose numbers or length differ more than the edits allow', () => {
  fc.assert(
    fc.property(word, word, tolerance, (expected, given, edits) => {
      if (!isTypingMistake(expected, given, edits)) return;
      expect(Math.abs(expected.length - given.length)).toBeLessThanOrEqual(edits);
      expect(given.match(/\d+/g)).toEqual(expected.match(/\d+/g));
    }),
  );
});

test('accepts long words without numbers up to the Levenshtein distance', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ü'), minLength: 9, maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, tolerance, (expected, given, edits) => {
      expect(isTypingMistake(expected, given, edits)).toBe(edits > 0 && distance(expected, given) <= edits);
    }),
    { numRuns: 2_000 },
  );
});

test('accepts with two edits what it accepts with one', () => {
  fc.assert(
    fc.property(word, word, (expected, given) => {
      if (isTypingMistake(expected, given, 1)) expect(isTypingMistake(expected, given, 2)).toBe(true);
    }),
  );
});
