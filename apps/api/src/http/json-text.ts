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
export interface Reply {
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
 * Response of a handler with JSON text for one player, which their browser may keep but has to revalidate at each use:
 * 200, or 304 without a body. @param text must follow the contract; null for a caller who holds it
 */
export function sendPrivateText<Body>(
  reply: Reply,
  { etag, text, encoding }: { etag: string; text: Buffer | null; encoding: string | undefined },
): Result<Body> {
  keepPrivately(reply, etag);
  addVary(reply, 'Accept-Encoding');
  if (text === null) return NOT_MODIFIED;
  if (encoding) reply.header('content-encoding', encoding);
  return sendText(reply, text);
}

function keepPrivately(reply: Reply, etag: string): void {
  reply.header('etag', etag);
  reply.header('cache-control', 'private, no-cache');
  addVary(reply, 'Authorization');
}

/**
 * Which caches may keep a shared text and revalidate it: the player's
 * browser, every cache, or none because the text depends on the time.
 */
type Audience = 'players' | 'public' | 'unkept';

/** Response of a handler with a text that many callers get: 304 for those who hold it. */
export function sendSharedText<Body>(
  { request, reply }: { request: Request; reply: Reply },
  { etag, text }: SharedText<Body>,
  audience: Audience,
): Result<Body> {
  if (audience === 'players') keepPrivately(reply, etag);
  if (audience === 'public') {
    reply.header('etag', etag);
    reply.header('cache-control', 'no-cache');
  }
  addVary(reply, 'Accept-Encoding');
  return audience !== 'unkept' && holds(request, etag) ? NOT_MODIFIED : sendText(reply, text);
}

/** Adds a header to `Vary`, which CORS has set. */
export function addVary(reply: Pick<Reply, 'header' | 'getHeader'>, name: string): void {
  const before = reply.getHeader('vary');
  if (typeof before !== 'string') reply.header('vary', name);
  else if (!before.includes(name)) reply.header('vary', `${before}, ${name}`);
}
