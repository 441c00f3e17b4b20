import { expect, test } from 'vitest';
import { added, changedAt, movedTo, numbered, removedAt, shown } from './entries.ts';

const items = [
  { id: 4, text: 'Brand', position: 1 },
  { id: 0, text: 'Weihe', position: 2 },
  { id: 0, text: 'Helme', position: 3 },
];

test('hides a removed stored item and keeps it as a delete marker', () => {
  const left = removedAt(items, 0);
  expect(shown(left).map(({ text }) => text)).toEqual(['Weihe', 'Helme']);
  expect(left.at(-1)).toMatchObject({ id: -4 });
});

test('removes a new item without a delete marker', () => {
  expect(removedAt(items, 1).map(({ text }) => text)).toEqual(['Brand', 'Helme']);
});

test('puts new items before delete markers and counts places of visible items only', () => {
  const list = added(removedAt(items, 0), { id: 0, text: 'Erbe', position: 0 });
  expect(list.map(({ id }) => id)).toEqual([0, 0, 0, -4]);
  expect(changedAt(list, 2, { text: 'Welterbe' })[2]?.text).toBe('Welterbe');
  expect(numbered(movedTo(list, 2, 0)).map(({ text, position }) => `${position} ${text}`)).toEqual([
    '1 Erbe',
    '2 Weihe',
    '3 Helme',
    '1 Brand',
  ]);
});
