import { expect, test } from 'vitest';
import { GAME_LANGUAGES_KEY, gameLanguage, saveGameLanguage } from './game-languages.ts';

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
}

test('a language is kept per device and run', () => {
  const store = emptyStore();
  expect(gameLanguage(store, 'dom')).toBeUndefined();
  saveGameLanguage(store, 'dom', 'en');
  saveGameLanguage(store, 'tor', 'ar');
  saveGameLanguage(store, 'dom', 'de-simple');
  expect([gameLanguage(store, 'dom'), gameLanguage(store, 'tor')]).toEqual(['de-simple', 'ar']);
});

test('a broken entry counts as no choice', () => {
  const store = emptyStore();
  store.set(GAME_LANGUAGES_KEY, '{');
  expect(gameLanguage(store, 'dom')).toBeUndefined();
  saveGameLanguage(store, 'dom', 'en');
  expect(gameLanguage(store, 'dom')).toBe('en');
});
