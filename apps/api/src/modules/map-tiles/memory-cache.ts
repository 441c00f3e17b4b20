import type { TileCache } from './optional-cache.ts';
import { tileKey } from './tile-address.ts';

/** Keeps checked tiles in memory, so that a busy tile is not read again for every visitor. */
export function memoryCache(maxBytes: number): TileCache {
  /** In order of use, the oldest first. */
  const tiles = new Map<string, Buffer | null>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= tiles.get(key)?.length ?? 0;
    tiles.delete(key);
  }

  return {
    find(tile) {
      const key = tileKey(tile);
      const data = tiles.get(key);
      if (data === undefined) return null;
      tiles.delete(key);
      tiles.set(key, data);
      return { data, fresh: true };
    },
    store(tile, data) {
      if (data === null) return; // looking up a missing tile is cheap
      remove(tileKey(tile));
      tiles.set(tileKey(tile), data);
      bytes += data.length;
      for (const oldest of tiles.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    close() {
      tiles.clear();
      bytes = 0;
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Keeps the fresh tiles of a day in memory. The next day the cache is asked again, which notes the use and judges the age. */
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
