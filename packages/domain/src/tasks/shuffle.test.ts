import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle, shuffleUnless } from './shuffle.ts';

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

/** Numbers in [0, 1) as random as a test needs (Lehmer). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

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

test('leaves out the refused order, and every other one of three items is equally likely', () => {
  const counts = new Map<string, number>();
  const random = seeded(7);
  for (let round = 0; round < 5_000; round += 1) {
    const order = shuffleUnless((order) => order.join('') === 'abc', ['a', 'b', 'c'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(['acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test('returns a shuffled list even if every order is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), chances, (items, numbers) => {
      const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
      expect(sorted(shuffleUnless(() => true, items, stream(numbers)))).toEqual(sorted(items));
    }),
  );
});

test('every order of three items is equally likely', () => {
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1].map((second) => shuffle(['a', 'b', 'c'], stream([first / 3, second / 2])).join('')),
  );
  expect(new Set(orders).size).toBe(6);
});
