import { LRUCache } from 'lru-cache';
import type { TileCache } from './optional-cache.ts';
import { tileKey } from './tile-address.ts';

/** Keeps checked tiles in memory, so that a busy tile is not read again for every visitor. */
export function memoryCache(maxBytes: number): TileCache {
  const tiles = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length || 1 });
  return {
    find(tile) {
      const data = tiles.get(tileKey(tile));
      return data ? { data, fresh: true } : null;
    },
    store(tile, data) {
      if (data) tiles.set(tileKey(tile), data); // looking up a missing tile is cheap
    },
    close: () => tiles.clear(),
  };
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Keeps the fresh tiles of a day in memory. The next day the
 * cache is asked again, which notes the use and judges the age.
 */
export function withMemory(cache: TileCache, { maxBytes, now }: { maxBytes: number; now: () => Date }): TileCache {
  const memory = memoryCache(maxBytes);
  let day = 0;
  return {
    ...cache,
    find(tile) {
      const today = Math.floor(now().getTime() / DAY_MS);
      if (today !== day) memory.close();
      day = today;
      const kept = memory.find(tile);
      if (kept) return kept;
      const found = cache.find(tile);
      if (found?.fresh) memory.store(tile, found.data);
      return found;
    },
  };
}
