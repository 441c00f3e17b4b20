import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffList, removeItem } from './edit-list.ts';

describe('splitting an edited list for saving', () => {
  test.each([
    { what: 'an empty list', ids: [], create: [], update: [], delete: [] },
    { what: 'new items', ids: [0, 0], create: [0, 0], update: [], delete: [] },
    { what: 'stored items', ids: [7, 8], create: [], update: [7, 8], delete: [] },
    { what: 'deleted items', ids: [-7, -8], create: [], update: [], delete: [7, 8] },
    { what: 'a bit of everything', ids: [8, -7, 0, 9, 0], create: [0, 0], update: [8, 9], delete: [7] },
  ])('$what', ({ ids, create, update, ...split }) => {
    const items = (list: number[]) => list.map((id) => ({ id }));
    expect(diffList(items(ids))).toEqual({ create: items(create), update: items(update), delete: split.delete });
  });

  test('keeps the other fields of an item', () => {
    const fresh = { id: 0, word: 'Tor' };
    const stored = { id: 4, word: 'Dom' };
    expect(diffList([stored, fresh])).toEqual({ create: [fresh], update: [stored], delete: [] });
  });
});

describe('deleting an item', () => {
  const stored = { id: 4, word: 'Dom' };
  const fresh = { id: 0, word: 'Tor' };
  const twin = { id: 0, word: 'Tor' };
  const marked = { id: -5, word: 'Turm' };
  const list = [stored, fresh, twin, marked];

  test('marks a stored item and keeps its place', () => {
    expect(removeItem(list, stored)).toEqual([{ id: -4, word: 'Dom' }, fresh, twin, marked]);
  });

  test('drops a new item but not an equal one', () => {
    const left = removeItem(list, fresh);
    expect(left).toEqual([stored, twin, marked]);
    expect(left[1]).toBe(twin);
  });

  test('leaves a marked item marked', () => {
    expect(removeItem(list, marked)).toEqual(list);
  });

  test('does not modify the input', () => {
    removeItem(list, stored);
    expect(list[0]).toEqual({ id: 4, word: 'Dom' });
  });
});

const someList = fc.array(fc.record({ id: fc.integer({ min: -9, max: 9 }) }));

test('puts every item into exactly one part', () => {
  fc.assert(
    fc.property(someList, (items) => {
      const diff = diffList(items);
      expect(diff.create.length + diff.update.length + diff.delete.length).toBe(items.length);
      expect(diff.delete.every((id) => id > 0)).toBe(true);
    }),
  );
});

test('creates and updates no items when all are deleted', () => {
  fc.assert(
    fc.property(someList, (items) => {
      const left = items.reduce((list, item) => removeItem(list, item), items);
      expect(diffList(left)).toMatchObject({ create: [], update: [] });
    }),
  );
});
