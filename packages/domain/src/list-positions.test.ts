import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areContiguousPositions, moveItem } from './edit-list.ts';

describe('positions are accepted only as exactly 1…n', () => {
  test.each([
    { positions: [1, 2, 3], accepted: true, because: 'they are in order' },
    { positions: [3, 1, 2], accepted: true, because: 'any order is a new order' },
    { positions: [1], accepted: true, because: 'a single item is first' },
    { positions: [], accepted: true, because: 'an empty list is in order' },
    { positions: [1, 2, 4], accepted: false, because: 'there is a gap' },
    { positions: [1, 2, 2], accepted: false, because: 'a position occurs twice' },
    { positions: [0, 1, 2], accepted: false, because: 'counting begins at 1' },
    { positions: [2, 3], accepted: false, because: 'the first is missing' },
    { positions: [-1, 1, 2], accepted: false, because: 'a position is never negative' },
    { positions: [1, 1.5, 2], accepted: false, because: 'a position is a whole number' },
    { positions: [1, Number.NaN], accepted: false, because: 'not a number' },
  ])('$positions: $accepted, $because', ({ positions, accepted }) => {
    expect(areContiguousPositions(positions)).toBe(accepted);
  });
});

const shuffledPositions = fc
  .nat({ max: 50 })
  .map((length) => Array.from({ length }, (_, index) => index + 1))
  .chain((positions) => fc.shuffledSubarray(positions, { minLength: positions.length }));

test('every order of 1…n is accepted', () => {
  fc.assert(
    fc.property(shuffledPositions, (positions) => {
      expect(areContiguousPositions(positions)).toBe(true);
    }),
  );
});

test('accepted positions are 1…n when sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 6 }), (positions) => {
      const sorted = positions.toSorted((a, b) => a - b);
      expect(areContiguousPositions(positions)).toBe(sorted.every((position, index) => position === index + 1));
    }),
  );
});

describe('moving an item', () => {
  test.each([
    { from: 0, to: 2, gives: ['b', 'c', 'a'], what: 'the first to the end' },
    { from: 2, to: 0, gives: ['c', 'a', 'b'], what: 'the last to the start' },
    { from: 1, to: 0, gives: ['b', 'a', 'c'], what: 'one up' },
    { from: 1, to: 2, gives: ['a', 'c', 'b'], what: 'one down' },
    { from: 1, to: 1, gives: ['a', 'b', 'c'], what: 'nowhere' },
    { from: 0, to: -1, gives: ['a', 'b', 'c'], what: 'up from the top' },
    { from: 2, to: 3, gives: ['a', 'b', 'c'], what: 'down from the bottom' },
    { from: 7, to: 0, gives: ['a', 'b', 'c'], what: 'what is not there' },
    { from: -1, to: 0, gives: ['a', 'b', 'c'], what: 'what is not there' },
  ])('$what ($from to $to) gives $gives', ({ from, to, gives }) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(gives);
  });

  test('keeps all items, and moving back restores the list', () => {
    const move = fc.uniqueArray(fc.integer(), { minLength: 1 }).chain((items) => {
      const index = fc.nat({ max: items.length - 1 });
      return fc.tuple(fc.constant(items), index, index);
    });
    fc.assert(
      fc.property(move, ([items, from, to]) => {
        const moved = moveItem(items, from, to);
        expect(moved[to]).toBe(items[from]);
        expect(moveItem(moved, to, from)).toEqual(items);
      }),
    );
  });
});
