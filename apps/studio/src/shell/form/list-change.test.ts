import { expect, test } from 'vitest';
import { listChange } from './list-change.ts';

const before = [
  { id: 4, text: 'Brand', position: 1 },
  { id: 7, text: 'Weihe', position: 2 },
  { id: 9, text: 'Helme', position: 3 },
];

test('splits a list into new, changed and deleted items and leaves out unchanged ones', () => {
  const after = [
    { id: 7, text: 'Weihe', position: 2 },
    { id: 9, text: 'Türme erhalten Helme', position: 3 },
    { id: 0, text: 'Weltkulturerbe', position: 4 },
    { id: -4, text: 'Brand', position: 1 },
  ];
  expect(listChange(before, after)).toEqual({
    create: [{ text: 'Weltkulturerbe', position: 4 }],
    update: [{ id: 9, text: 'Türme erhalten Helme' }],
    delete: [4],
  });
});

test('sends all fields of an item that is no longer stored', () => {
  const gone = { id: 12, text: 'Weg', position: 1 };
  expect(listChange(before, [gone])).toEqual({ create: [], update: [gone], delete: [] });
});

test('finds no change in an unchanged list', () => {
  expect(listChange(before, structuredClone(before))).toBeUndefined();
});
