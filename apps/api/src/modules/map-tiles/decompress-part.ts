import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression } from 'pmtiles';

/** Guards against a small directory that decompresses to gigabytes. */
const LIMIT = { maxOutputLength: 64_000_000 };

const decompress = { [Compression.Gzip]: promisify(gunzip), [Compression.Brotli]: promisify(brotliDecompress) };

/** Decompresses a directory or the metadata of a PMTiles archive. @throws for Zstandard and unknown compressions */
export async function decompressPart(part: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return part;
  if (compression !== Compression.Gzip && compression !== Compression.Brotli) {
    throw new Error('the directories of the archive are compressed in an unknown way');
  }
  const bytes = await decompress[compression](Buffer.from(part), LIMIT);
  return Uint8Array.from(bytes).buffer;
}
