import { describe, expect, test } from 'vitest';
import {
  insertAt,
  movedPositions,
  moveRow,
  type PendingMoves,
  reorderedRows,
  typePosition,
  wrongRows,
} from './reorder-rows.ts';

const rows = [11, 12, 13, 14].map((position) => ({ id: position * 10, name: `Spot ${position}`, position }));
const row = (id: number, position: number) => ({ id, name: `Spot ${position}`, position });
const wrong = (wishes: PendingMoves) => wrongRows(wishes, rows).map(({ name, text }) => `${name}: ${text}`);
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
    expect(wrong(moved)).toEqual([]);
  });

  test('yields no changes when it is moved back', () => {
    expect(movedPositions(moveRow(moved, reorderedRows(rows, moved), 1, 3))).toEqual([]);
  });
});

test.each([
  { typed: '13', text: '13' },
  { typed: ' 007', text: '7' },
  { typed: '1,5', text: '1,5' },
  { typed: '0', text: '0' },
])('reads “$typed” as “$text”', ({ typed, text }) => {
  expect(typePosition({}, row(1, 1), typed)[1]?.text).toBe(text);
});

test('typing does not move a row', () => {
  expect(ids(reorderedRows(rows, typePosition({}, row(110, 11), '14')))).toEqual(ids(rows));
});

test('accepts two rows of different pages that swap their positions', () => {
  const first = typePosition({}, row(10, 1), '11');
  expect(wrong(first)).toEqual(['Spot 1: 11', 'Spot 11: 11']);
  expect(wrong(typePosition(first, row(110, 11), '1'))).toEqual([]);
});

test.each(['', '99', '1,5', '-3', 'abc', '0'])('refuses “%s” in place of 11, and names the row', (typed) => {
  expect(wrong(typePosition({}, row(110, 11), typed))).toEqual([`Spot 11: ${typed}`]);
});

test('names both rows of a duplicate position', () => {
  expect(wrong(typePosition({}, row(110, 11), '12'))).toEqual(['Spot 11: 12', 'Spot 12: 12']);
});

test('inserts a row at a position, and shifts the rows in between', () => {
  const inserted = insertAt(
    {},
    rows.map((poi) => ({ ...poi, position: poi.position - 10 })),
    row(140, 2),
  );
  expect(movedPositions(inserted)).toEqual([
    { id: 120, position: 3 },
    { id: 130, position: 4 },
    { id: 140, position: 2 },
  ]);
});
