/** The part of the browser's storage that we use. */
export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps values in the given storage and, as far as it refuses (private mode, quota), in memory, so that nobody has to ask.
 * `open` may throw: merely touching `localStorage` does where storage is blocked.
 */
export function forgivingStore(open: () => BrowserStorage): Store {
  const memory = new Map<string, string>();

  function attempt<T>(work: (storage: BrowserStorage) => T, refused: T): T {
    try {
      return work(open());
    } catch {
      return refused;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
