import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { routeOf } from './contract-route.ts';
import { addVary, type Reply } from './json-text.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller bodies fit into a packet. */
const FROM_BYTES = 1_024;
/** What is sent once: larger by a few per cent than with the defaults, in half of their time (docs/decisions/0067). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const GZIP = { level: 4 };
/** What is sent often: a tenth of the time of the highest level writes a tenth more. */
const BROTLI_KEPT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip';

const ACCEPTED = (['br', 'gzip'] as const).map((encoding) => {
  return { encoding, pattern: new RegExp(`(^|[,\\s])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`) };
});

/** The encoding in which a client gets long responses; undefined for none. */
export function encodingOf({ headers }: { headers: IncomingHttpHeaders }): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return ACCEPTED.find(({ pattern }) => pattern.test(accepted))?.encoding;
}

/** A body in an encoding. */
export async function compressed(body: string, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return Buffer.from(body);
  return encoding === 'br' ? toBrotli(body, BROTLI) : toGzip(body, GZIP);
}

/** What bodies that are sent more than once became. */
const known = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

function compressedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const bodies = known.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  known.set(body, bodies);
  const before = bodies.get(encoding) ?? (encoding === 'br' ? toBrotli(body, BROTLI_KEPT) : toGzip(body));
  bodies.set(encoding, before);
  return before;
}

/**
 * The body as the client gets it: long ones compressed if it accepts that, with the headers that say so. A `Buffer` is
 * compressed once, so keep the buffer of a text that many callers get.
 */
export async function compressedFor(
  { headers }: { headers: IncomingHttpHeaders },
  reply: Pick<Reply, 'header' | 'getHeader'>,
  body: string | Buffer | Readable,
): Promise<string | Buffer | Readable> {
  if (!(body instanceof Readable) && body.length < FROM_BYTES) return body;
  addVary(reply, 'Accept-Encoding');
  const encoding = encodingOf({ headers });
  if (!encoding) return body;
  reply.header('content-encoding', encoding);
  if (typeof body === 'string') return compressed(body, encoding);
  if (Buffer.isBuffer(body)) return compressedOnce(body, encoding);
  // The response ends with a failure of either stream.
  return pipeline(body, encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP), () => undefined);
}

/** Returns a function that gives equal texts the same buffer, so that each is compressed once. */
export function keptBuffers(max: number): (text: string) => Buffer {
  const buffers = new LRUCache<string, Buffer>({ max });
  return (text) => {
    const buffer = buffers.get(text) ?? Buffer.from(text);
    buffers.set(text, buffer);
    return buffer;
  };
}

/** Types of bodies that become smaller. */
const COMPRESSIBLE = /^(text\/|application\/(json|xml|xliff\+xml))/;

/**
 * Compresses the responses of the contract for clients that ask, unless the handler has done so. Not the rest: events
 * must leave at once, and built assets are compressed when they are built. Requests are never decompressed.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isBody = typeof payload === 'string' || Buffer.isBuffer(payload) || payload instanceof Readable;
    const isOpen = isBody && routeOf(request.routeOptions.config) && !reply.hasHeader('content-encoding');
    if (!isOpen || !COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return payload;
    return compressedFor(request, reply, payload);
  });
}
