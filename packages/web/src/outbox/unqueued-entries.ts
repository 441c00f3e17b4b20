import type { KeyValueStore } from '../session/tolerant-storage.ts';
import type { NewEntry } from './outbox-entry.ts';

const KEY = 'unqueued';

function parseEntries(text: string | null): NewEntry[] {
  try {
    return JSON.parse(text ?? '[]') as NewEntry[];
  } catch {
    return [];
  }
}

/**
 * Entries on their way into the database, which takes some milliseconds: a page that ends meanwhile leaves them here for the next one.
 * @param store keeps its values in the same tab only, so that no other tab queues them, too
 */
export function unqueuedEntries(store: KeyValueStore) {
  function keep(entries: NewEntry[]) {
    if (entries.length === 0) store.remove(KEY);
    else store.set(KEY, JSON.stringify(entries));
  }

  const all = () => parseEntries(store.get(KEY));
  return {
    all,
    add: (entry: NewEntry) => keep([...all(), entry]),
    remove: (id: string) => keep(all().filter((entry) => entry.id !== id)),
  };
}
