import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Deps } from '#deps.ts';
import { openMapTiles } from '#modules/map-tiles/map-tiles.service.ts';
import type { MapTiles } from '#modules/map-tiles/map-tiles.ts';
import { KREMS } from '#testing/map-tiles/krems.ts';
import { readConfig } from '../src/config/config.ts';

/** Of 7 kB: tiles of Germany have 5 to 10 kB on average. */
const TILE = { z: 13, x: 4_451, y: 2_833 };

/** Address of the tile that the cache holds. */
export const CACHED_TILE = `/map/tiles/${TILE.z}/${TILE.x}/${TILE.y}`;

/** The street map with one tile in its cache; the server that it came from has stopped. */
export async function cachedTiles(dataDir: string, log: Deps['log']): Promise<MapTiles> {
  const now = () => new Date();
  const archive = await openMapTiles({ config: { ...readConfig({}), mapTiles: KREMS, dataDir }, now, log });
  const tile = await archive?.load(TILE);
  const server = createServer((_request, response) => response.end(tile));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mapTiles = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}`;
  const tiles = await openMapTiles({ config: { ...readConfig({}), mapTiles, dataDir }, now, log });
  if (!(await tiles?.load(TILE)) || !tiles) throw new Error('the tile was not cached');
  server.closeAllConnections();
  server.close();
  return tiles;
}
