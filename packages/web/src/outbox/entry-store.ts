import type { BrowserDatabase } from '../storage/browser-database.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Where entries wait. */
export interface EntryStore {
  all(): Promise<OutboxEntry[]>;
  find(id: string): Promise<OutboxEntry | undefined>;
  /** Appends an entry. @returns it with its place in the queue */
  add(entry: Omit<OutboxEntry, 'order'>): Promise<OutboxEntry>;
  /** Replaces an entry that is stored. */
  save(entry: OutboxEntry): Promise<void>;
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
      const added = { ...entry, order: (last?.key ?? 0) + 1 };
      await write.store.add(added);
      await write.done;
      return added;
    },
    async save(entry) {
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
    async save(entry) {
      entries.set(entry.id, entry);
    },
    async remove(id) {
      entries.delete(id);
    },
  };
}

/** What did not fit into the storage was queued last. */
const AFTER_STORED = 1_000_000_000;

/**
 * Entries in `primary`, and in memory where the browser refuses (private mode, full storage).
 * @param onRefused called once
 */
export function tolerantEntryStore(primary: EntryStore, onRefused: () => void): EntryStore {
  const memory = memoryEntryStore(AFTER_STORED);
  let told = false;

  async function attempt<T>(access: (store: EntryStore) => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    try {
      return await access(primary);
    } catch {
      if (!told) onRefused();
      told = true;
      return fallback();
    }
  }

  return {
    async all() {
      const stored = await attempt(
        (store) => store.all(),
        async () => [],
      );
      const kept = await memory.all();
      return [...stored.filter(({ id }) => !kept.some((entry) => entry.id === id)), ...kept];
    },
    find: async (id) =>
      (await memory.find(id)) ??
      (await attempt(
        (store) => store.find(id),
        async () => undefined,
      )),
    add: (entry) =>
      attempt(
        (store) => store.add(entry),
        () => memory.add(entry),
      ),
    async save(entry) {
      if (await memory.find(entry.id)) return memory.save(entry);
      await attempt(
        (store) => store.save(entry),
        () => memory.save(entry),
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
