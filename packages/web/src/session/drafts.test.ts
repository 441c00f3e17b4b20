import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';
import { createSession } from './session.ts';
import type { Store } from './tolerant-storage.ts';

function memoryStore(entries: Record<string, string> = {}): Store {
  const kept = new Map(Object.entries(entries));
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value),
    remove: (key) => kept.delete(key),
  };
}

test('a draft is found under its name until it is forgotten', () => {
  const drafts = createDrafts(memoryStore());
  drafts.keep('a', { name: 'Dom' });
  drafts.keep('b', { name: 'Tor' });
  drafts.keep('a', { name: 'Dom St. Peter' });
  expect([drafts.find('a'), drafts.find('b')]).toEqual([{ name: 'Dom St. Peter' }, { name: 'Tor' }]);
  drafts.forget('a');
  expect([drafts.find('a'), drafts.find('b')]).toEqual([undefined, { name: 'Tor' }]);
});

test('the oldest draft makes room', () => {
  const drafts = createDrafts(memoryStore());
  for (let number = 0; number < 12; number += 1) drafts.keep(`form ${number}`, number);
  drafts.keep('form 2', 'again');
  drafts.keep('form 12', 12);
  expect(drafts.find('form 2')).toBe('again');
  expect(drafts.find('form 3')).toBeUndefined();
  expect(drafts.find('form 4')).toBe(4);
});

test('what is no list of drafts holds none', () => {
  for (const drafts of ['{', 'null', '7', '"x"'])
    expect(createDrafts(memoryStore({ drafts })).find('a')).toBeUndefined();
});

test('whoever logs out leaves no drafts behind', () => {
  const store = memoryStore();
  createDrafts(store).keep('a', 1);
  createSession(store).logOut();
  expect(createDrafts(store).find('a')).toBeUndefined();
});
