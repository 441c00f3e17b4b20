import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Random } from './random.ts';

/** What code finds in its global scope: on a server, or in a browser. */
export interface Ambient {
  now(): number;
  random: Random;
  browser?: {
    fetch: (address: string, init: RequestInit) => Promise<Response>;
    indexedDB: IDBFactory;
    localStorage: Storage;
    isOnline: () => boolean;
  };
}

const current = new AsyncLocalStorage<Ambient>();

/** Runs `work`, and everything that it starts, with the globals of a machine. */
export function on<T>(ambient: Ambient, work: () => T): T {
  return current.run(ambient, work);
}

/** A value of the current machine, or what Node has outside of them. */
function redirect(target: object, name: string, read: (ambient: Ambient | undefined) => unknown): void {
  Object.defineProperty(target, name, { configurable: true, get: () => read(current.getStore()) });
}

/** A copy of plain data, as IndexedDB makes many; that of Node copies through a message to itself. */
function copyOf<T>(value: T, clone: typeof structuredClone): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyOf(item, clone)) as T;
  if (Object.getPrototypeOf(value) !== Object.prototype) return clone(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item, clone)])) as T;
}

/** Lets the clock, the random numbers and the browser of this process follow the machine that runs. Call it once. */
export function installAmbient(): void {
  const real = { now: Date.now, fetch: globalThis.fetch, indexedDB: globalThis.indexedDB };
  const clone = globalThis.structuredClone;
  globalThis.structuredClone = (value, options) => (options ? clone(value, options) : copyOf(value, clone));
  const { randomBytes, randomInt, randomUUID } = crypto;
  Date.now = () => current.getStore()?.now() ?? real.now();
  redirect(globalThis, 'fetch', (ambient) => ambient?.browser?.fetch ?? real.fetch);
  redirect(globalThis, 'indexedDB', (ambient) => ambient?.browser?.indexedDB ?? real.indexedDB);
  redirect(globalThis, 'localStorage', (ambient) => ambient?.browser?.localStorage);
  redirect(globalThis.navigator, 'onLine', (ambient) => ambient?.browser?.isOnline() ?? true);
  Object.assign(crypto, {
    randomUUID: () => current.getStore()?.random.uuid() ?? randomUUID(),
    randomInt(min: number, max?: number): number {
      const random = current.getStore()?.random;
      const [from, to] = max === undefined ? [0, min] : [min, max];
      return random ? random.int(from, to - 1) : randomInt(from, to);
    },
    randomBytes(size: number): Buffer {
      const random = current.getStore()?.random;
      return random ? Buffer.from(Array.from({ length: size }, () => random.int(0, 255))) : randomBytes(size);
    },
  });
  syncBuiltinESMExports();
}
