import { describe, expect, test } from 'vitest';
import { areValidPositions, movedPositions, moveRow, reorderedRows, typePosition } from './reorder-rows.ts';

const rows = [11, 12, 13, 14].map((position) => ({ id: position * 10, position }));
const ids = (shown: readonly { id: number }[]) => shown.map(({ id }) => id);

test('changes nothing without a pending move', () => {
  expect(reorderedRows(rows, {})).toEqual(rows);
  expect(movedPositions({})).toEqual([]);
});

describe('a row moved up by two places', () => {
  const moved = moveRow({}, rows, 3, 1);

  test('is shown there, and the rows in between move down', () => {
    expect(ids(reorderedRows(rows, moved))).toEqual([110, 140, 120, 130]);
  });

  test('yields valid new positions for all rows that moved', () => {
    expect(movedPositions(moved)).toEqual([
      { id: 120, position: 13 },
      { id: 130, position: 14 },
      { id: 140, position: 12 },
    ]);
    expect(areValidPositions(moved)).toBe(true);
  });

  test('yields no changes when it is moved back', () => {
    expect(movedPositions(moveRow(moved, reorderedRows(rows, moved), 1, 3))).toEqual([]);
  });
});

test.each([
  { typed: '13', text: '13' },
  { typed: '-3', text: '3' },
  { typed: '007', text: '7' },
  { typed: '1,5', text: '15' },
  { typed: '0', text: '' },
  { typed: 'abc', text: '' },
  { typed: '12345', text: '1234' },
])('reads “$typed” as “$text”', ({ typed, text }) => {
  expect(typePosition({}, { id: 1, position: 1 }, typed)[1]?.text).toBe(text);
});

test('typing does not move a row', () => {
  expect(ids(reorderedRows(rows, typePosition({}, { id: 110, position: 11 }, '14')))).toEqual(ids(rows));
});

test('accepts two rows of different pages that swap their positions', () => {
  const first = typePosition({}, { id: 10, position: 1 }, '11');
  expect(areValidPositions(first)).toBe(false);
  expect(areValidPositions(typePosition(first, { id: 110, position: 11 }, '1'))).toBe(true);
});

test.each(['', '12', '99'])('rejects “%s” in place of 11, because it leaves a gap', (typed) => {
  expect(areValidPositions(typePosition({}, { id: 110, position: 11 }, typed))).toBe(false);
});
