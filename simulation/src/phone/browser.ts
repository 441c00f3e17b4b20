import type { BrowserDatabase } from '@puzzle-runs/web/storage/browser-database.ts';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';

const MODULE = import.meta.resolve('@puzzle-runs/web/storage/browser-database.ts');
const DATABASE = 'puzzle-runs';

type DatabaseModule = typeof import('@puzzle-runs/web/storage/browser-database.ts');

/** Local storage in memory. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => Array.from(values.keys())[index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/**
 * What a browser keeps when its app is closed. The product opens its database once per page and forgets it when it is
 * deleted, so each slot has a copy of that module, which the browsers of further events use again.
 */
export async function openBrowser(slot: number) {
  const { browserDatabase } = (await import(`${MODULE}?slot=${slot}`)) as DatabaseModule;
  return {
    indexedDB: new IDBFactory(),
    localStorage: memoryStorage(),
    /** To be called on the phone. */
    database: (): Promise<BrowserDatabase> => browserDatabase(),
    /** Removes everything, so that the next browser in this slot begins anew; to be called on the phone. */
    remove: () => deleteDB(DATABASE),
  };
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
