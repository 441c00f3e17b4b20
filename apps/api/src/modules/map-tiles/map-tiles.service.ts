import { join } from 'node:path';
import { type Config, ConfigError } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { archiveAddress, archiveFileSource, remoteArchiveSource } from './archive-source.ts';
import { guardSource } from './guarded-source.ts';
import { templateSource, tileJsonSource } from './http-tile-source.ts';
import { describeMapSource, type MapSource, mapSourceOf } from './map-source.ts';
import type { MapTiles, TileSource } from './map-tiles.ts';
import { memoryCache, withMemory } from './memory-cache.ts';
import { openOptionalCache } from './optional-cache.ts';
import type { TileAddress } from './tile-address.ts';

const MEGABYTE = 1_000_000;
/** Busy tiles are also kept in memory. */
const MEMORY_BYTES = 16 * MEGABYTE;

interface Needs {
  config: Pick<Config, 'mapTiles' | 'mapCacheMb' | 'dataDir'>;
  now: () => Date;
  log: Deps['log'];
}

async function openSource(source: Exclude<MapSource, { kind: 'off' }>): Promise<TileSource> {
  switch (source.kind) {
    case 'template':
      return templateSource(source.address);
    case 'tilejson':
      return tileJsonSource(source.address);
    case 'remote-archive':
      return remoteArchiveSource(archiveAddress(source.address));
    case 'archive':
      return archiveFileSource(source.path).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new ConfigError([`MAP_TILES: the archive ${source.path} cannot be used: ${reason}`]);
      });
  }
}

/**
 * Opens the source of the street map and its cache. Logs the source in one line.
 * @returns null if the setting is `off`
 * @throws {ConfigError} if the file of the archive cannot be used. Other sources are contacted with the first tile.
 */
export async function openMapTiles({ config, now, log }: Needs): Promise<MapTiles | null> {
  const setting = mapSourceOf(config.mapTiles);
  log.info(describeMapSource(setting));
  if (setting.kind === 'off') return null;
  const source = guardSource(await openSource(setting), { now, log });
  const contactsServer = setting.kind !== 'archive';
  const cache = contactsServer
    ? withMemory(
        openOptionalCache({
          folder: join(config.dataDir, 'map'),
          maxBytes: config.mapCacheMb * MEGABYTE,
          source: config.mapTiles,
          now,
          log,
        }),
        { maxBytes: MEMORY_BYTES, now },
      )
    : memoryCache(MEMORY_BYTES);

  async function load(tile: TileAddress): Promise<Buffer | null> {
    const result = await source.read(tile);
    if (result === 'failed') return null;
    const data = result === 'missing' ? null : result;
    cache.store(tile, data);
    return data;
  }

  return {
    contactsServer,
    load,
    find(tile) {
      const cached = cache.find(tile);
      if (cached === null) return source.isPaused(tile) ? null : undefined;
      // Stale: this visitor gets the old tile, the next one the new tile.
      if (!cached.fresh && !source.isPaused(tile)) void load(tile);
      return cached.data;
    },
    async close() {
      await source.close();
      cache.close();
    },
  };
}
