/** The part of the browser's storage that we use. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps values in the given storage and, as far as it refuses (private mode, quota), in memory, so that nobody has to ask.
 * `open` may throw: merely touching `localStorage` does where storage is blocked.
 */
export function tolerantStorage(open: () => BrowserStorage): KeyValueStore {
  const memory = new Map<string, string>();

  function attempt<T>(access: (storage: BrowserStorage) => T, fallback: T): T {
    try {
      return access(open());
    } catch {
      return fallback;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
