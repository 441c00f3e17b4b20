import { expect, test } from 'vitest';
import { createFormDrafts } from './form-drafts.ts';
import { createSession } from './session.ts';
import type { KeyValueStore } from './tolerant-storage.ts';

function memoryStorage(entries: Record<string, string> = {}): KeyValueStore {
  const values = new Map(Object.entries(entries));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value),
    remove: (key) => values.delete(key),
  };
}

test('a draft is found by name until it is removed', () => {
  const drafts = createFormDrafts(memoryStorage());
  drafts.save('a', { name: 'Dom' });
  drafts.save('b', { name: 'Tor' });
  drafts.save('a', { name: 'Dom St. Peter' });
  expect([drafts.find('a'), drafts.find('b')]).toEqual([{ name: 'Dom St. Peter' }, { name: 'Tor' }]);
  drafts.remove('a');
  expect([drafts.find('a'), drafts.find('b')]).toEqual([undefined, { name: 'Tor' }]);
});

test('the oldest draft is dropped when there are more than ten', () => {
  const drafts = createFormDrafts(memoryStorage());
  for (let number = 0; number < 12; number += 1) drafts.save(`form ${number}`, number);
  drafts.save('form 2', 'again');
  drafts.save('form 12', 12);
  expect(drafts.find('form 2')).toBe('again');
  expect(drafts.find('form 3')).toBeUndefined();
  expect(drafts.find('form 4')).toBe(4);
});

test('invalid stored values count as no drafts', () => {
  for (const drafts of ['{', 'null', '7', '"x"'])
    expect(createFormDrafts(memoryStorage({ drafts })).find('a')).toBeUndefined();
});

test('logging out removes all drafts', () => {
  const store = memoryStorage();
  createFormDrafts(store).save('a', 1);
  createSession(store).logOut();
  expect(createFormDrafts(store).find('a')).toBeUndefined();
});
