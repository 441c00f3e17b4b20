import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';

/** A random source that repeats these numbers in order. */
function stream(numbers: readonly number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

test.each([
  { random: 0, gives: ['b', 'c', 'd', 'a'] },
  { random: 0.5, gives: ['a', 'd', 'b', 'c'] },
  { random: 0.999, gives: ['a', 'b', 'c', 'd'] },
])('a source that always returns $random turns a, b, c, d into $gives', ({ random, gives }) => {
  expect(shuffle(['a', 'b', 'c', 'd'], () => random)).toEqual(gives);
});

test('leaves an empty list and a single item unchanged', () => {
  expect(shuffle([], () => 0.5)).toEqual([]);
  expect(shuffle(['a'], () => 0.5)).toEqual(['a']);
});

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const chances = fc.array(chance, { minLength: 1 });

test('keeps all items and does not modify the input', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), chances, (items, numbers) => {
      const before = [...items];
      const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
      expect(sorted(shuffle(items, stream(numbers)))).toEqual(sorted(items));
      expect(items).toEqual(before);
    }),
  );
});

test('returns the same order for the same random numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), chances, (items, numbers) => {
      expect(shuffle(items, stream(numbers))).toEqual(shuffle(items, stream(numbers)));
    }),
  );
});

test('every order of three items is equally likely', () => {
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1].map((second) => shuffle(['a', 'b', 'c'], stream([first / 3, second / 2])).join('')),
  );
  expect(new Set(orders).size).toBe(6);
});
