import type { KeyValueStore } from './tolerant-storage.ts';

/** Storage key of all drafts. */
export const DRAFTS_KEY = 'drafts';

/** Storage key of the answers that players enter and give. */
export const ANSWERS_KEY = 'answers';

/** More tasks than an exploration has. */
export const MAX_ANSWERS = 500;

/** Creators rarely edit more forms at once, and browser storage is small; the oldest draft is dropped. */
const MAX_DRAFTS = 10;

function parseDrafts(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}

interface DraftStorage {
  key: string;
  /** The oldest entry is dropped beyond that. */
  max: number;
}

/** Unsaved form input by form name; survives a reload and a closed tab. */
export function createFormDrafts(
  store: KeyValueStore,
  { key, max }: DraftStorage = { key: DRAFTS_KEY, max: MAX_DRAFTS },
) {
  function others(name: string): Record<string, unknown> {
    const { [name]: _own, ...rest } = parseDrafts(store.get(key));
    return rest;
  }

  return {
    /** Returns the stored draft, unchecked; undefined without one. */
    find: (name: string): unknown => parseDrafts(store.get(key))[name],
    save(name: string, draft: unknown) {
      const all = [...Object.entries(others(name)), [name, draft]].slice(-max);
      store.set(key, JSON.stringify(Object.fromEntries(all)));
    },
    remove(name: string) {
      const rest = others(name);
      if (Object.keys(rest).length === 0) store.remove(key);
      else store.set(key, JSON.stringify(rest));
    },
  };
}
