import { z } from 'zod';
import { fetchSameOrigin } from './fetch-same-origin.ts';
import type { TileSource } from './map-tiles.ts';
import type { TileAddress } from './tile-address.ts';

/** Largest tile after decompression. What is stored and passed on is smaller: see `gzippedTile`. */
const TILE_BYTES_MAX = 8_000_000;
const TILEJSON_BYTES_MAX = 1_000_000;

const tileJson = z.object({ tiles: z.tuple([z.string()], z.string()) });

function tileAt(template: string, tile: TileAddress): string {
  return template.replace(/\{([zxy])\}/g, (_placeholder, part: 'z' | 'x' | 'y') => String(tile[part]));
}

/** Tiles at an address with `{z}`, `{x}` and `{y}`. */
export function templateSource(template: string, timeoutMs?: number): TileSource {
  const limits = { maxBytes: TILE_BYTES_MAX, ...(timeoutMs !== undefined && { timeoutMs }) };
  return {
    read: (tile) => fetchSameOrigin(tileAt(template, tile), limits),
    close: async () => undefined,
  };
}

/** Reads the address of the tiles from a TileJSON. @throws if the tiles are on another origin */
async function templateOf(address: string): Promise<string> {
  const body = await fetchSameOrigin(address, { maxBytes: TILEJSON_BYTES_MAX });
  if (body === null) throw new Error('the map server has no TileJSON at this address');
  const [template] = tileJson.parse(JSON.parse(body.toString())).tiles;
  // Not `href`, which would encode the braces.
  const absolute = URL.canParse(template) ? template : new URL(address).origin + new URL(template, address).pathname;
  const decoded = absolute.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (new URL(decoded).origin !== new URL(address).origin)
    throw new Error('the TileJSON names tiles on another origin');
  return decoded;
}

/** Tiles of a TileJSON, which is read with the first tile, so that the server starts without it. */
export function tileJsonSource(address: string): TileSource {
  let template: Promise<string> | undefined;
  return {
    async read(tile) {
      template ??= templateOf(address).catch((error: unknown) => {
        template = undefined; // read it again with the next tile
        throw error;
      });
      return templateSource(await template).read(tile);
    },
    close: async () => undefined,
  };
}
