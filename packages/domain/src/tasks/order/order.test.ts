import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderContent, order, solvedStartOf } from './order.ts';

/** Positions are 1, 2, 3 … unless given. */
function task(texts: string[], positions: number[] = texts.map((_, index) => index + 1)): OrderContent {
  return { TaskOrderEntries: texts.map((text, index) => ({ id: index + 1, text, position: positions[index] ?? 0 })) };
}

describe('the order Barock, Romantik, Moderne', () => {
  test.each([
    { answer: ['Barock', 'Romantik', 'Moderne'], right: true, because: 'it is the order' },
    { answer: [' Barock', 'Romantik ', 'Moderne'], right: true, because: 'spaces do not matter' },
    { answer: ['Romantik', 'Barock', 'Moderne'], right: false, because: 'two are swapped' },
    { answer: ['Barock', 'Romantik'], right: false, because: 'one is missing' },
    { answer: ['Barock', 'Romantik', 'Moderne', 'Pop'], right: false, because: 'one is too many' },
    { answer: [], right: false, because: 'all are missing' },
  ])('is $answer: $right, $because', ({ answer, right }) => {
    expect(order.isRight(task(['Barock', 'Romantik', 'Moderne']), answer)).toBe(right);
  });

  test('depends on positions, not on the stored order', () => {
    expect(order.isRight(task(['Moderne', 'Barock'], [2, 1]), ['Barock', 'Moderne'])).toBe(true);
  });
});

test('entries with equal texts are interchangeable', () => {
  expect(order.isRight(task(['Tor', 'Dom', 'Tor']), ['Tor', 'Dom', 'Tor'])).toBe(true);
});

test('a quest without entries is never right', () => {
  expect(order.isRight(task([]), [])).toBe(false);
});

test.each([
  { texts: ['a', 'b'], start: ['a', 'b'], solved: false, because: 'of two entries either order is shown' },
  { texts: ['a', 'b'], start: ['b', 'a'], solved: false, because: 'it is wrong' },
  { texts: ['a', 'b', 'c'], start: ['a', 'b', 'c'], solved: true, because: 'it is the order' },
  { texts: ['a', 'b', 'c'], start: ['a', 'c', 'b'], solved: false, because: 'it is wrong' },
  { texts: ['a', 'b', 'a'], start: ['a', 'b', 'a'], solved: true, because: 'equal texts are interchangeable' },
])('$start for $texts is a solved start: $solved, $because', ({ texts, start, solved }) => {
  expect(solvedStartOf(task(texts))(start.map((text) => ({ text })))).toBe(solved);
});

describe('a creator’s mistakes', () => {
  test.each([
    { what: 'two entries', content: task(['a', 'b']), mistakes: [] },
    { what: 'stored in another order', content: task(['a', 'b'], [2, 1]), mistakes: [] },
    { what: 'no entries', content: task([]), mistakes: [{ path: ['TaskOrderEntries'], code: 'missing' }] },
    { what: 'one entry', content: task(['a']), mistakes: [{ path: ['TaskOrderEntries'], code: 'missing' }] },
    { what: 'a gap', content: task(['a', 'b'], [1, 3]), mistakes: [{ path: ['TaskOrderEntries'], code: 'invalid' }] },
    {
      what: 'a blank entry',
      content: task(['a', ' ']),
      mistakes: [{ path: ['TaskOrderEntries', 1, 'text'], code: 'missing' }],
    },
  ])('$what', ({ content, mistakes }) => {
    expect(order.mistakes(content)).toEqual(mistakes);
  });
});

test('only one order of different texts is right, independent of the stored order', () => {
  const texts = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 2, maxLength: 6 });
  const twoOrders = texts.chain((all) => {
    const order = fc.shuffledSubarray(all, { minLength: all.length });
    return fc.tuple(fc.constant(all), order, order);
  });
  fc.assert(
    fc.property(twoOrders, ([texts, stored, answer]) => {
      const positions = stored.map((text) => texts.indexOf(text) + 1);
      const content = task(stored, positions);
      expect(order.mistakes(content)).toEqual([]);
      expect(order.isRight(content, texts)).toBe(true);
      expect(order.isRight(content, answer)).toBe(answer.join() === texts.join());
    }),
  );
});
