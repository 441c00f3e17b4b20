import type { IncomingHttpHeaders } from 'node:http';

/** Whether the caller holds the response with this ETag. */
export function holds({ headers }: { headers: IncomingHttpHeaders }, etag: string): boolean {
  return headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;
}

/** The part of Fastify's reply that sets headers. */
interface Reply {
  header(name: string, value: string): unknown;
  getHeader(name: string): unknown;
  type(contentType: string): unknown;
}

interface JsonText {
  etag: string;
  /** JSON, which guarantees the contract; null for a caller who holds it. */
  text: Buffer | null;
}

/**
 * Response of a handler with JSON text for one player, which their browser may keep but has to revalidate at each use: 200, or 304 without
 * a body.
 */
export function sendPrivateText<Body>(reply: Reply, { etag, text }: JsonText): { status: 200; body: Body } {
  reply.header('etag', etag);
  reply.header('cache-control', 'private, no-cache');
  addVary(reply, 'Authorization');
  if (text === null) return { status: 304, body: undefined } as never; // the contract names responses with a body
  reply.type('application/json; charset=utf-8');
  return { status: 200, body: text as Body };
}

/** Adds a header to `Vary`, which CORS has set. */
function addVary(reply: Reply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' ? `${before}, ${name}` : name);
}
