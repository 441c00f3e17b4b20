import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffList, editList } from './edit-list.ts';

const stored = [
  { id: 4, word: 'Dom', position: 1 },
  { id: 5, word: 'Tor', position: 2 },
];
const fresh = (count: number) => Array.from({ length: count }, (_, index) => 100 + index);
const none = { create: [], update: [], delete: [] };

describe('editing a stored list', () => {
  test('changes, deletes and adds items in one edit', () => {
    const edit = { create: [{ word: 'Turm', position: 2 }], update: [{ id: 5, position: 1 }], delete: [4] };
    expect(editList(stored, edit, fresh)).toEqual([
      { id: 5, word: 'Tor', position: 1 },
      { id: 100, word: 'Turm', position: 2 },
    ]);
  });

  test('keeps fields that were not sent', () => {
    const edit = { ...none, update: [{ id: 4, word: undefined as never, position: 9 }] };
    expect(editList(stored, edit, fresh)[0]).toEqual({ id: 4, word: 'Dom', position: 9 });
  });

  test.each([
    ['an id of another list', { ...none, update: [{ id: 7 }] }, 'not_found'],
    ['deleting an unknown item', { ...none, delete: [7] }, 'not_found'],
    ['an item updated twice', { ...none, update: [{ id: 4 }, { id: 4 }] }, 'invalid_request'],
    ['an item changed and deleted', { ...none, update: [{ id: 4 }], delete: [4] }, 'invalid_request'],
    ['an item deleted twice', { ...none, delete: [4, 4] }, 'invalid_request'],
  ])('refuses %s', (_what, edit, code) => {
    expect(() => editList(stored, edit, fresh)).toThrow(expect.objectContaining({ code }));
  });
});

test('applying the split of an edited list returns the edited list', () => {
  const item = fc.record({ id: fc.constant(0), word: fc.string(), position: fc.nat() });
  const change = fc.constantFrom('keep', 'change', 'delete');
  fc.assert(
    fc.property(fc.tuple(change, change), fc.array(item, { maxLength: 3 }), (changes, added) => {
      const screen = stored.map((each, index) => {
        if (changes[index] === 'delete') return { ...each, id: -each.id };
        return changes[index] === 'change' ? { ...each, word: 'neu' } : each;
      });
      const edited = editList(stored, diffList([...screen, ...added]), fresh);
      expect(edited.map(({ word }) => word)).toEqual(
        [...screen.filter(({ id }) => id > 0), ...added].map(({ word }) => word),
      );
    }),
  );
});
