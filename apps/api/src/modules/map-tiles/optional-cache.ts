import { createHash } from 'node:crypto';
import { openTileDatabase } from '#db/tile-database.ts';
import type { Deps } from '#deps.ts';
import type { TileAddress } from './tile-address.ts';
import { type CachedTile, tileCache } from './tile-cache.repository.ts';

const LOG_PAUSE_MS = 60_000;

export interface TileCache {
  find(tile: TileAddress): CachedTile | null;
  store(tile: TileAddress, data: Buffer | null): void;
  close(): void;
}

interface Needs {
  /** Folder of the cache. */
  folder: string;
  maxBytes: number;
  /** Source of the tiles; a change empties the cache. */
  source: string;
  now: () => Date;
  log: Deps['log'];
}

/**
 * A cache whose failures are logged at most once a minute and
 * never reach the caller: a full disk costs speed, not the map.
 */
export function openOptionalCache({ folder, maxBytes, source, now, log }: Needs): TileCache {
  let silentUntil = 0;
  function attempt<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      if (now().getTime() >= silentUntil)
        log.warn({ err: error }, 'street map: the tile cache failed; tiles are not stored');
      silentUntil = Math.max(silentUntil, now().getTime() + LOG_PAUSE_MS);
      return null;
    }
  }

  const cache = attempt(() => {
    const opened = tileCache(openTileDatabase(folder, maxBytes), maxBytes);
    opened.belongTo(createHash('sha256').update(source).digest('hex'));
    return opened;
  });
  return {
    find: (tile) => attempt(() => cache?.find(tile, now()) ?? null),
    store: (tile, data) => void attempt(() => cache?.store(tile, data, now())),
    close: () => cache?.close(),
  };
}
