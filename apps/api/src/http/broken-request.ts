import { STATUS_CODES } from 'node:http';
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
