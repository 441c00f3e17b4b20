import type { KeyValueStore } from '../session/tolerant-storage.ts';
import type { BrowserDatabase } from '../storage/browser-database.ts';
import { requireConstants } from '../storage/storage-failure.ts';
import type { NewEntry, OutboxEntry } from './outbox-entry.ts';

/** Where entries wait. */
export interface EntryStore {
  all(): Promise<OutboxEntry[]>;
  find(id: string): Promise<OutboxEntry | undefined>;
  /** Appends an entry. @returns it with its place in the queue */
  add(entry: Omit<OutboxEntry, 'order'>): Promise<OutboxEntry>;
  /**
   * Changes fields of a stored entry in one step, so that an entry that another tab removes meanwhile does not come
   * back.
   * @returns the changed entry; undefined if it is not stored any more
   */
  change(id: string, fields: Partial<OutboxEntry>): Promise<OutboxEntry | undefined>;
  /** Puts an entry back into its place in the queue. */
  restore(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Entries in IndexedDB: they survive a reload, a closed tab and a restart of the phone. */
export function indexedEntryStore(open: () => Promise<BrowserDatabase>): EntryStore {
  return {
    all: async () => (await open()).getAll('outbox'),
    find: async (id) => (await open()).getFromIndex('outbox', 'id', id),
    async add(entry) {
      const write = (await open()).transaction('outbox', 'readwrite', { durability: 'strict' });
      const last = await write.store.openKeyCursor(null, 'prev');
      // By time, so that a place is never given twice: one that is put back later would overwrite the newer entry.
      const added = { ...entry, order: Math.max((last?.key ?? 0) + 1, entry.queuedAt) };
      await write.store.add(added);
      await write.done;
      return added;
    },
    async change(id, fields) {
      const write = (await open()).transaction('outbox', 'readwrite');
      const stored = await write.store.index('id').get(id);
      const changed = stored && { ...stored, ...fields };
      if (changed) await write.store.put(changed);
      await write.done;
      return changed;
    },
    async restore(entry) {
      await (await open()).put('outbox', entry);
    },
    async remove(id) {
      const write = (await open()).transaction('outbox', 'readwrite');
      const key = await write.store.index('id').getKey(id);
      if (key !== undefined) await write.store.delete(key);
      await write.done;
    },
  };
}

/** Entries in the memory of this tab. `lastOrder`: of the last entry elsewhere. */
function memoryEntryStore(lastOrder = 0): EntryStore {
  const entries = new Map<string, OutboxEntry>();
  let order = lastOrder;
  return {
    all: async () => Array.from(entries.values()),
    find: async (id) => entries.get(id),
    async add(entry) {
      order += 1;
      const added = { ...entry, order };
      entries.set(entry.id, added);
      return added;
    },
    async change(id, fields) {
      const stored = entries.get(id);
      const changed = stored && { ...stored, ...fields };
      if (changed) entries.set(id, changed);
      return changed;
    },
    async restore(entry) {
      entries.set(entry.id, entry);
    },
    async remove(id) {
      entries.delete(id);
    },
  };
}

/** Entries that did not fit into the storage come after the stored ones, because they were queued last. */
const AFTER_STORED = 1e15;

/**
 * Entries in `primary`, and in memory where they cannot be stored.
 * @param onRefused called once, with the error (`storageFailureOf`)
 */
export function tolerantEntryStore(primary: EntryStore, onRefused: (error: unknown) => void): EntryStore {
  requireConstants({ AFTER_STORED });
  const memory = memoryEntryStore(AFTER_STORED);
  let told = false;

  async function attempt<T>(access: (store: EntryStore) => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    try {
      return await access(primary);
    } catch (error) {
      if (!told) onRefused(error);
      told = true;
      return fallback();
    }
  }

  const findStored = (id: string) =>
    attempt(
      (store) => store.find(id),
      async () => undefined,
    );

  return {
    async all() {
      const stored = await attempt(
        (store) => store.all(),
        async () => [],
      );
      const kept = await memory.all();
      return [...stored.filter(({ id }) => !kept.some((entry) => entry.id === id)), ...kept];
    },
    find: async (id) => (await memory.find(id)) ?? (await findStored(id)),
    add: (entry) =>
      attempt(
        (store) => store.add(entry),
        () => memory.add(entry),
      ),
    async change(id, fields) {
      if (await memory.find(id)) return memory.change(id, fields);
      return attempt(
        (store) => store.change(id, fields),
        async () => {
          const stored = await findStored(id);
          if (stored) await memory.restore(stored);
          return memory.change(id, fields);
        },
      );
    },
    async restore(entry) {
      if (await memory.find(entry.id)) return memory.restore(entry);
      await attempt(
        (store) => store.restore(entry),
        () => memory.restore(entry),
      );
    },
    async remove(id) {
      await memory.remove(id);
      await attempt(
        (store) => store.remove(id),
        async () => undefined,
      );
    },
  };
}

const UNQUEUED = 'unqueued';

function parseEntries(text: string | null): NewEntry[] {
  try {
    return JSON.parse(text ?? '[]') as NewEntry[];
  } catch {
    return [];
  }
}

/**
 * Entries on their way into the database, which takes some milliseconds: a page that ends meanwhile leaves them here
 * for the next one.
 * @param store keeps its values in the same tab only, so that no other tab queues them, too
 */
export function unqueuedEntries(store: KeyValueStore) {
  function keep(entries: NewEntry[]) {
    if (entries.length === 0) store.remove(UNQUEUED);
    else store.set(UNQUEUED, JSON.stringify(entries));
  }

  const all = () => parseEntries(store.get(UNQUEUED));
  return {
    all,
    add: (entry: NewEntry) => keep([...all(), entry]),
    remove: (id: string) => keep(all().filter((entry) => entry.id !== id)),
  };
}
