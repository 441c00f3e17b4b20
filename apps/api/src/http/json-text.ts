import type { IncomingHttpHeaders } from 'node:http';
import type { SharedText } from './shared-text.ts';

interface Request {
  headers: IncomingHttpHeaders;
}

/** Whether the caller holds the response with this ETag. */
export function holds({ headers }: Request, etag: string): boolean {
  return headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;
}

/** The part of Fastify's reply that sets headers. */
interface Reply {
  header(name: string, value: string): unknown;
  getHeader(name: string): unknown;
  type(contentType: string): unknown;
}

/** Result of a handler for the contract. */
interface Result<Body> {
  status: 200;
  body: Body;
}

/** 304 without a body, which the contract does not name. */
const NOT_MODIFIED = { status: 304, body: undefined } as never;

function sendText<Body>(reply: Reply, text: Buffer): Result<Body> {
  reply.type('application/json; charset=utf-8');
  return { status: 200, body: text as Body };
}

/**
 * Response of a handler with JSON text for one player, which their browser may keep but has to revalidate at each use: 200, or 304 without
 * a body. @param text must follow the contract; null for a caller who holds it
 */
export async function sendPrivateText<Body>(
  { request, reply }: { request: Request; reply: Reply },
  { etag, text }: { etag: string; text: Compressible | null },
): Promise<Result<Body>> {
  keepPrivately(reply, etag);
  addVary(reply, 'Accept-Encoding');
  if (text === null) return NOT_MODIFIED;
  return acceptsGzip(request) ? sendGzipped(reply, await text.gzipped()) : sendText(reply, text.plain());
}

/** A text that is sent uncompressed, or compressed to clients that accept it. */
interface Compressible {
  plain(): Buffer;
  gzipped(): Promise<Buffer>;
}

function sendGzipped<Body>(reply: Reply, gzipped: Buffer): Result<Body> {
  reply.header('content-encoding', 'gzip');
  return sendText(reply, gzipped);
}

function keepPrivately(reply: Reply, etag: string): void {
  reply.header('etag', etag);
  reply.header('cache-control', 'private, no-cache');
  addVary(reply, 'Authorization');
}

/** Smaller texts fit into a packet. */
const COMPRESSED_FROM_BYTES = 1_024;

/** Which caches may keep a shared text and revalidate it: the player's browser, every cache, or none because the text contains the time. */
type Audience = 'players' | 'public' | 'unkept';

/** Response of a handler with a text that many callers get: compressed for those who accept it, 304 for those who hold it. */
export async function sendSharedText<Body>(
  { request, reply }: { request: Request; reply: Reply },
  shared: SharedText<Body>,
  audience: Audience,
): Promise<Result<Body>> {
  if (audience === 'players') keepPrivately(reply, shared.etag);
  if (audience === 'public') {
    reply.header('etag', shared.etag);
    reply.header('cache-control', 'no-cache');
  }
  addVary(reply, 'Accept-Encoding');
  if (audience !== 'unkept' && holds(request, shared.etag)) return NOT_MODIFIED;
  if (shared.text.length < COMPRESSED_FROM_BYTES || !acceptsGzip(request)) return sendText(reply, shared.text);
  return sendGzipped(reply, await shared.gzipped());
}

function acceptsGzip({ headers }: Request): boolean {
  return /(^|[,\s])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

/** Adds a header to `Vary`, which CORS has set. */
export function addVary(reply: Reply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' ? `${before}, ${name}` : name);
}
