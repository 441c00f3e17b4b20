/** The part of browser storage that we use. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that falls back to memory where the browser refuses (private mode, quota), so that callers need not check.
 * `open` may throw: reading `localStorage` does where storage is blocked.
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
