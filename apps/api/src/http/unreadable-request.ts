import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problems } from '@puzzle-runs/contract/failures.ts';
import type { ConnectionError } from 'fastify';

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const BODY = JSON.stringify({ errors: [{ code: 'invalid_request' }] } satisfies Problems);

/** Responds to bytes that Node cannot parse as HTTP, in the same shape as every other refusal. */
export function refuseBrokenRequest({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS[code] ?? 400;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\nconnection: close`;
  socket.write(`${head}\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`);
  socket.destroySoon();
}

/** What is no page: calls and files. They refuse such an address with a problem. */
const NO_PAGE = /^\/(api|assets|demo|media|map|photos|share)\//;

/** No page has this path. */
const NOWHERE = '/undecodable';

function isRoutable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !path.includes('//');
  } catch {
    return false;
  }
}

/**
 * The address of a request as it is routed. The router refuses a path that is no
 * URL-encoded UTF-8 (`%E4`), and the static files one with two slashes in a row,
 * before any page can; a visitor of such a page is led to the not-found page instead.
 */
export function routedUrl({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (!['GET', 'HEAD'].includes(method ?? '') || NO_PAGE.test(url)) return url;
  const [path = ''] = url.split('?');
  return isRoutable(path) ? url : NOWHERE;
}
