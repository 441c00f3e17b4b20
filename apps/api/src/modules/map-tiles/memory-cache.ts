import type { TileCache } from './optional-cache.ts';
import { tileKey } from './tile-address.ts';

/** Keeps checked tiles of an archive on this machine, so that a busy tile is not read and decoded for every visitor. */
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
    close: () => tiles.clear(),
  };
}
