import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** Largest tile as it is stored and sent. */
const GZIPPED_BYTES_MAX = 2_000_000;
/** Guards against a small file that decompresses to gigabytes. */
const RAW_BYTES_MAX = 8_000_000;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** @throws if the bytes are not a complete vector tile with at least one layer */
function decode(raw: Buffer): void {
  const reader = new PbfReader(raw);
  const layers = Object.values(new VectorTile(reader).layers);
  if (layers.length === 0 || reader.pos !== raw.length) throw new Error('not a vector tile');
  for (const layer of layers) {
    for (let index = 0; index < layer.length; index++) layer.feature(index).loadGeometry();
  }
}

/**
 * Checks a tile and returns it gzipped; null for an empty tile.
 * @param bytes a vector tile, gzipped or not
 * @throws if it does not decode as a vector tile, or is larger than 2 MB
 */
export async function gzippedTile(bytes: Buffer): Promise<Buffer | null> {
  const raw = isGzip(bytes) ? await decompress(bytes, { maxOutputLength: RAW_BYTES_MAX }) : bytes;
  if (raw.length === 0) return null;
  decode(raw);
  const gzipped = raw === bytes ? await compress(raw) : bytes;
  if (gzipped.length > GZIPPED_BYTES_MAX) throw new Error(`the tile is larger than ${GZIPPED_BYTES_MAX} bytes`);
  return gzipped;
}
