import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, findTile, type Header, SharedPromiseCache, type Source, TileType, zxyToTileId } from 'pmtiles';
import { z } from 'zod';
import { fetchSameOrigin } from './fetch-same-origin.ts';
import type { TileSource } from './map-tiles.ts';
import type { TileAddress } from './tile-address.ts';

/** Directories that stay in memory. */
const CACHED_DIRECTORIES = 200;
/**
 * Depth of the directories in the PMTiles format: root and at most two levels of leaves, plus one as in its own reader.
 */
const DEPTH_MAX = 4;

const withLayers = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });
const withJson = z.object({ json: z.string() });

/**
 * Names of the layers that the metadata of an archive lists; null without a list. tilemaker nests the list in a text.
 */
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

/**
 * Reads a PMTiles archive. Passes tiles on as they are stored, where the reader of the library would decompress them.
 */
function openArchive(bytes: Source) {
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

/**
 * Tiles of a PMTiles file on this machine.
 * @throws at once if the file is missing, incomplete, corrupt, or does not follow the Shortbread schema
 */
export async function archiveFileSource(path: string): Promise<TileSource> {
  const file = await open(path);
  const archive = openArchive({
    getKey: () => path,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.slice(0, bytesRead).buffer };
    },
  });
  try {
    await archive.check((await file.stat()).size);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { read: archive.read, close: () => file.close() };
}

/** Guards against a small directory that decompresses to gigabytes. */
const LIMIT = { maxOutputLength: 64_000_000 };

const decompress = { [Compression.Gzip]: promisify(gunzip), [Compression.Brotli]: promisify(brotliDecompress) };

/** Decompresses a directory or the metadata of a PMTiles archive. @throws for Zstandard and unknown compressions */
async function decompressPart(part: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return part;
  if (compression !== Compression.Gzip && compression !== Compression.Brotli) {
    throw new Error('the directories of the archive are compressed in an unknown way');
  }
  const bytes = await decompress[compression](Buffer.from(part), LIMIT);
  return Uint8Array.from(bytes).buffer;
}

/** Largest directory or tile of an archive. */
const PART_BYTES_MAX = 8_000_000;

/** Reads parts of a PMTiles archive by range requests. */
export function archiveAddress(address: string): Source {
  return {
    getKey: () => address,
    async getBytes(offset, length) {
      const maxBytes = Math.min(length, PART_BYTES_MAX);
      const range = `bytes=${offset}-${offset + maxBytes - 1}`;
      const part = await fetchSameOrigin(address, { maxBytes, headers: { range, 'accept-encoding': 'identity' } });
      if (part === null) throw new Error('there is no archive at this address');
      return { data: Uint8Array.from(part).buffer };
    },
  };
}
