import type { KeyValueStore } from './tolerant-storage.ts';

/** Key of the store under which all of them stand. */
export const DRAFTS_KEY = 'drafts';

/** More are hardly in work at the same time; the oldest makes room, a browser's storage is small. */
const MAX_DRAFTS = 10;

function parseDrafts(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}

/** What somebody has typed and not saved yet, by the name of the form: it survives a reload and a closed tab. */
export function createFormDrafts(store: KeyValueStore) {
  function others(name: string): Record<string, unknown> {
    const { [name]: _own, ...rest } = parseDrafts(store.get(DRAFTS_KEY));
    return rest;
  }

  return {
    /** As it was kept, unchecked; undefined when there is none. */
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
