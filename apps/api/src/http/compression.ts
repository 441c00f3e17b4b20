import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { routeOf } from './contract-route.ts';

/** Smaller bodies fit into a packet. */
const FROM_BYTES = 1_024;
/** Larger ones by a few per cent than the defaults, in half of their time (docs/decisions/0067). */
const [BROTLI_QUALITY, GZIP_LEVEL] = [3, 4];

/**
 * Compresses the responses of the contract for clients that ask, unless the handler has done so. Not the rest: events must leave at once,
 * and built assets are compressed when they are built. Requests are never decompressed.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!routeOf(route.config)) route.compress = false;
  });
  await app.register(compress, {
    globalCompression: true,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}
