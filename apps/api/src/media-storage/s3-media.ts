import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '#unavailable.ts';
import type { MediaStorage } from './media-storage.ts';

/** Time for a response of the store, and for each further part of a picture; together shorter than the server's shutdown. */
const TIMEOUT_MS = 4_000;

/** Whether the store is overloaded or failing: 429 or a server error. */
function isBusy(status: number): boolean {
  return status === 429 || status >= 500;
}

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', mp3: 'audio/mpeg', m4a: 'audio/mp4' };

/** The content type of a stored file, by its extension. */
function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Stores uploads in a bucket of an S3-compatible store. `address` has the form of the setting `MEDIA_URL` (config.ts). */
export function s3Media(address: string, timeoutMs = TIMEOUT_MS): MediaStorage {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 0,
  });
  const bucket = `${protocol === 's3:' ? 'https' : 'http'}://${host}${pathname}`;

  /**
   * Sends a signed request. `call.abort` ends it and its response.
   * @throws {Unavailable} if the store does not respond in time or is busy
   * @throws an error with method and status for other refusals, except 404 to GET and HEAD
   */
  async function send(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    name: string,
    init: RequestInit = {},
    call = new AbortController(),
  ) {
    const { signal } = call;
    const timer = setTimeout(() => call.abort(), timeoutMs);
    const response = await client
      .fetch(`${bucket}/${encodeURIComponent(name)}`, { ...init, method, signal })
      .catch((error: unknown) => {
        throw new Unavailable(`object store: no response to ${method}`, error);
      })
      .finally(() => clearTimeout(timer));
    if (response.ok || ((method === 'GET' || method === 'HEAD') && response.status === 404)) return response;
    call.abort(); // releases the connection
    const reason = `object store: ${method} failed with status ${response.status}`;
    throw isBusy(response.status) ? new Unavailable(reason) : new Error(reason);
  }

  return {
    async save(name, bytes) {
      const headers = { 'content-type': typeOf(name) };
      const response = await send('PUT', name, { body: new Uint8Array(bytes), headers });
      await response.body?.cancel();
    },
    async open(name, range) {
      const call = new AbortController();
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const response = await send('GET', name, headers ? { headers } : {}, call);
      if (response.ok && response.body)
        return {
          stream: Readable.from(withoutStall(response.body, { call, timeoutMs })),
          size: Number(response.headers.get('content-length')),
        };
      await response.body?.cancel();
      return null;
    },
    async size(name) {
      const response = await send('HEAD', name);
      return response.ok ? Number(response.headers.get('content-length')) : null;
    },
    async delete(name) {
      const response = await send('DELETE', name);
      await response.body?.cancel();
    },
  };
}

/** The parts of a body; aborts when the store stalls. The time that a slow reader takes does not count. */
async function* withoutStall(
  body: AsyncIterable<Uint8Array>,
  { call, timeoutMs }: { call: AbortController; timeoutMs: number },
) {
  const parts = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => call.abort(), timeoutMs);
      const { value, done } = await parts.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    call.abort(); // also when the reader has gone
  }
}
