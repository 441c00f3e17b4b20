import type { KeyValueStore } from './tolerant-storage.ts';

/** Storage key of all drafts. */
export const DRAFTS_KEY = 'drafts';

/** More forms are hardly edited at once, and browser storage is small; the oldest draft is dropped. */
const MAX_DRAFTS = 10;

function parseDrafts(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}

/** Unsaved form input by form name; survives a reload and a closed tab. */
export function createFormDrafts(store: KeyValueStore) {
  function others(name: string): Record<string, unknown> {
    const { [name]: _own, ...rest } = parseDrafts(store.get(DRAFTS_KEY));
    return rest;
  }

  return {
    /** Returns the stored draft, unchecked; undefined without one. */
    find: (name: string): unknown => parseDrafts(store.get(DRAFTS_KEY))[name],
    save(name: string, draft: unknown) {
      const all = [...Object.entries(others(name)), [name, draft]].slice(-MAX_DRAFTS);
      store.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(all)));
    },
    remove(name: string) {
      const rest = others(name);
      if (Object.keys(rest).length === 0) store.remove(DRAFTS_KEY);
      else store.set(DRAFTS_KEY, JSON.stringify(rest));
    },
  };
}
