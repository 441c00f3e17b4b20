import type { KeyValueStore } from './tolerant-storage.ts';

export const GAME_LANGUAGES_KEY = 'gameLanguages';

function readAll(store: KeyValueStore): Record<string, unknown> {
  try {
    return { ...(JSON.parse(store.get(GAME_LANGUAGES_KEY) ?? '{}') as object) };
  } catch {
    return {};
  }
}

/**
 * The language that the player of this device chose for an exploration (by slug), in all its games; undefined without a
 * choice.
 */
export function gameLanguage(store: KeyValueStore, exploration: string): string | undefined {
  const lang = readAll(store)[exploration];
  return typeof lang === 'string' ? lang : undefined;
}

export function saveGameLanguage(store: KeyValueStore, exploration: string, lang: string): void {
  store.set(GAME_LANGUAGES_KEY, JSON.stringify({ ...readAll(store), [exploration]: lang }));
}
