import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '../../problem.ts';
import { clampRangeEnd, type GuessNumberContent, guessNumber } from './guess-number.ts';

function task(answer: number, range_from: number | null = null, range_to: number | null = null): GuessNumberContent {
  return { answer, range_from, range_to };
}

test.each([
  { expected: 42, answer: 42, right: true, because: 'it is the number' },
  { expected: 42, answer: 43, right: false, because: 'it is another number' },
  { expected: 42, answer: 42.9, right: true, because: 'decimals are cut' },
  { expected: 42, answer: -42, right: true, because: 'the sign is dropped' },
  { expected: 0, answer: 0, right: true, because: 'zero is a number' },
  { expected: 100_000, answer: 999_999, right: true, because: 'larger numbers become the largest' },
  { expected: 42, answer: Number.NaN, right: false, because: 'NaN counts as zero' },
])('$answer for $expected is right: $right, $because', ({ expected, answer, right }) => {
  expect(guessNumber.isRight(task(expected), answer)).toBe(right);
});

test.each([
  { tolerance: 5, answer: 37, right: true },
  { tolerance: 5, answer: 47, right: true },
  { tolerance: 5, answer: 47.9, right: true },
  { tolerance: 5, answer: 36, right: false },
  { tolerance: 5, answer: 48, right: false },
  { tolerance: 100_000, answer: 0, right: true },
])('$answer for 42 with a tolerance of $tolerance is right: $right', ({ tolerance, answer, right }) => {
  expect(guessNumber.isRight({ ...task(42), tolerance }, answer)).toBe(right);
});

test.each<[string | number, number]>([
  [16, 16],
  [-16, 0],
  ['-16', 0],
  ['−3', 0],
  ['–3', 0],
  ['1.478', 1_478],
  [' 007,5', 7],
  ['', 0],
  [100_001, 100_000],
  [Number.NEGATIVE_INFINITY, 0],
])('clamps the end %j of a range to %i', (sent, end) => {
  expect(clampRangeEnd(sent)).toBe(end);
});

test.each([
  ['１４７８', 1_478],
  ['12,5', 12],
  ['', 0],
  [1.478, 1],
])('the answer %j is the number %i', (sent, number) => {
  expect(guessNumber.comparedAnswer(sent)).toBe(number);
});

test('an answer without a digit is refused, not read as 0', () => {
  expect(() => guessNumber.comparedAnswer('weiß nicht')).toThrow(new Problem('invalid_request', undefined, 'answer'));
});

describe('a creator’s mistakes', () => {
  test.each([
    { what: 'no range', content: task(5), mistakes: [] },
    { what: 'a range around the answer', content: task(5, 0, 10), mistakes: [] },
    { what: 'the answer at the start of the range', content: task(0, 0, 10), mistakes: [] },
    { what: 'the answer at the end of the range', content: task(10, 0, 10), mistakes: [] },
    { what: 'a range without an end', content: task(5, 0, null), mistakes: [{ path: ['range_to'], code: 'missing' }] },
    {
      what: 'a range without a start',
      content: task(5, null, 9),
      mistakes: [{ path: ['range_from'], code: 'missing' }],
    },
    { what: 'a range of one number', content: task(5, 5, 5), mistakes: [{ path: ['range_to'], code: 'invalid' }] },
    {
      what: 'a reversed range',
      content: task(5, 9, 1),
      mistakes: [{ path: ['range_to'], code: 'invalid' }],
    },
    { what: 'an answer below the range', content: task(1, 2, 9), mistakes: [{ path: ['answer'], code: 'invalid' }] },
    { what: 'an answer above the range', content: task(10, 2, 9), mistakes: [{ path: ['answer'], code: 'invalid' }] },
  ])('$what', ({ content, mistakes }) => {
    expect(guessNumber.mistakes(content)).toEqual(mistakes);
  });
});

const number = fc.nat({ max: 100_000 });

test('accepts exactly one number from 0 to 100000', () => {
  fc.assert(
    fc.property(number, number, (expected, answer) => {
      expect(guessNumber.isRight(task(expected), expected)).toBe(true);
      expect(guessNumber.isRight(task(expected), answer)).toBe(answer === expected);
    }),
  );
});

test('the answer of a valid range is on its slider', () => {
  const end = fc.option(number, { nil: null });
  fc.assert(
    fc.property(number, end, end, (answer, from, to) => {
      const reachable = from === null || to === null ? from === to : from < to && from <= answer && answer <= to;
      expect(guessNumber.mistakes(task(answer, from, to)).length === 0).toBe(reachable);
    }),
  );
});
