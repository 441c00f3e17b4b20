import { Compression, findTile, type Header, SharedPromiseCache, type Source, TileType, zxyToTileId } from 'pmtiles';
import { z } from 'zod';
import { decompressPart } from './decompress-part.ts';
import type { TileAddress } from './tile-address.ts';
import type { TileSource } from './tile-source.ts';

/** Directories that stay in memory. */
const CACHED_DIRECTORIES = 200;
/** Depth of the directories in the PMTiles format: root and at most two levels of leaves, plus one as in its own reader. */
const DEPTH_MAX = 4;

const withLayers = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });
const withJson = z.object({ json: z.string() });

/** Names of the layers that the metadata of an archive lists; null without a list. tilemaker nests the list in a text. */
function layersOf(metadata: unknown): string[] | null {
  const nested = withJson.safeParse(metadata);
  const listed = withLayers.safeParse(nested.success ? JSON.parse(nested.data.json) : metadata);
  return listed.success ? listed.data.vector_layers.map(({ id }) => id) : null;
}

function refuseForeignFormat(header: Header): void {
  if (header.tileType !== TileType.Mvt) throw new Error('the archive holds no vector tiles');
  if (header.tileCompression !== Compression.Gzip && header.tileCompression !== Compression.None) {
    throw new Error('the tiles of the archive are neither gzipped nor uncompressed');
  }
}

/** Reads a PMTiles archive. Passes tiles on as they are stored, where the reader of the library would decompress them. */
export function openArchive(bytes: Source) {
  const cache = new SharedPromiseCache(CACHED_DIRECTORIES, undefined, decompressPart);

  async function headerOf(): Promise<Header> {
    const header = await cache.getHeader(bytes);
    refuseForeignFormat(header);
    return header;
  }

  async function read({ z, x, y }: TileAddress): Promise<Buffer | null> {
    const header = await headerOf();
    if (z < header.minZoom || z > header.maxZoom) return null;
    const id = zxyToTileId(z, x, y);
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let depth = 0; depth < DEPTH_MAX; depth++) {
      const entry = findTile(await cache.getDirectory(bytes, offset, length, header), id);
      if (!entry) return null;
      if (entry.runLength > 0) {
        const { data } = await bytes.getBytes(header.tileDataOffset + entry.offset, entry.length);
        return Buffer.from(data);
      }
      [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
    }
    throw new Error('the directories of the archive are nested too deeply');
  }

  /** @throws if the archive is incomplete, or does not follow the Shortbread schema */
  async function check(size: number): Promise<void> {
    const header = await headerOf();
    if (size < header.tileDataOffset + (header.tileDataLength ?? 0)) throw new Error('the archive is incomplete');
    await cache.getDirectory(bytes, header.rootDirectoryOffset, header.rootDirectoryLength, header);
    const { data } = await bytes.getBytes(header.jsonMetadataOffset, header.jsonMetadataLength);
    const metadata = Buffer.from(await decompressPart(data, header.internalCompression)).toString();
    const layers = layersOf(JSON.parse(metadata || '{}'));
    if (layers && !layers.includes('streets')) {
      throw new Error('the archive has no layer "streets": it does not follow the Shortbread schema');
    }
  }

  return { read, check };
}

/** Tiles of an archive at an address, read in pieces by range requests. */
export function remoteArchiveSource(bytes: Source): TileSource {
  return { read: openArchive(bytes).read, close: async () => undefined };
}
