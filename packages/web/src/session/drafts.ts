import type { Store } from './tolerant-storage.ts';

/** Key of the store under which all of them stand. */
export const DRAFTS = 'drafts';

/** More are hardly in work at the same time; the oldest makes room, a browser's storage is small. */
const MOST = 10;

function draftsIn(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}

/** What somebody has typed and not saved yet, by the name of the form: it survives a reload and a closed tab. */
export function createDrafts(store: Store) {
  function others(name: string): Record<string, unknown> {
    const { [name]: _own, ...rest } = draftsIn(store.get(DRAFTS));
    return rest;
  }

  return {
    /** As it was kept, unchecked; undefined when there is none. */
    find: (name: string): unknown => draftsIn(store.get(DRAFTS))[name],
    keep(name: string, draft: unknown) {
      const all = [...Object.entries(others(name)), [name, draft]].slice(-MOST);
      store.set(DRAFTS, JSON.stringify(Object.fromEntries(all)));
    },
    forget(name: string) {
      const rest = others(name);
      if (Object.keys(rest).length === 0) store.remove(DRAFTS);
      else store.set(DRAFTS, JSON.stringify(rest));
    },
  };
}
