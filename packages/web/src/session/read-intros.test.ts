import { expect, test } from 'vitest';
import { isIntroRead, saveIntroRead } from './read-intros.ts';

test('the intro of a game is shown once per device and game', () => {
  const kept = new Map<string, string>();
  const store = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const game = { exploration: 'dom' };
  expect(isIntroRead(store, game)).toBe(false);
  saveIntroRead(store, game);
  saveIntroRead(store, { exploration: 'tor' });
  expect([isIntroRead(store, game), isIntroRead(store, { exploration: 'tor' })]).toEqual([true, true]);
  expect(isIntroRead(store, { exploration: 'dom', team: 'füchse' })).toBe(false);
});
