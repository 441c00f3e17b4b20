import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '#errors/unavailable.ts';
import type { MediaStorage } from './media-storage.ts';

/**
 * Time for a response of the store, and for each further part
 * of a picture; together shorter than the server's shutdown.
 */
const TIMEOUT_MS = 4_000;

/** Start of a refusal that is read for its reason. */
const REASON_BYTES = 4_096;

/** The code of a refusal, such as `AccessDenied`; undefined without one. */
async function reasonIn(response: Response, signal: AbortSignal): Promise<string | undefined> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream(), { signal }) ?? []) {
    text += part;
    if (text.length > REASON_BYTES) break;
  }
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1];
}

/** Code of a store without the bucket of the address. */
const NO_BUCKET = 'NoSuchBucket';

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', mp3: 'audio/mpeg', m4a: 'audio/mp4' };

/** The content type of a stored file, by its extension. */
function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/**
 * Stores uploads in a bucket of an S3-compatible store. `address` has the form of the setting `MEDIA_URL` (config.ts).
 */
export function s3Media(address: string, timeoutMs = TIMEOUT_MS): MediaStorage {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
  });
  const bucket = `${protocol === 's3:' ? 'https' : 'http'}://${host}${pathname}`;

  /**
   * Sends a signed request. `call.abort` ends it and its response.
   * @throws {Unavailable} if the store does not respond in time, is busy or refuses: later, or after its operator has
   * corrected the key or the bucket, the same call succeeds. A missing file is no refusal.
   */
  async function send(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    name: string,
    init: RequestInit = {},
    call = new AbortController(),
  ) {
    const { signal } = call;
    const timer = setTimeout(() => call.abort(), timeoutMs);
    try {
      const request = await client.sign(`${bucket}/${encodeURIComponent(name)}`, { ...init, method });
      // A signal inside of the request ends nothing after a garbage collection.
      const response = await fetch(request, { signal });
      if (response.ok) return response;
      const reason = await reasonIn(response, signal);
      if (response.status === 404 && method !== 'PUT' && reason !== NO_BUCKET) return null;
      throw new Unavailable(`object store: ${method} failed with status ${response.status} ${reason ?? ''}`.trim());
    } catch (error) {
      call.abort(); // releases the connection
      throw error instanceof Unavailable ? error : new Unavailable(`object store: no response to ${method}`, error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async save(name, bytes) {
      const headers = { 'content-type': typeOf(name) };
      const response = await send('PUT', name, { body: new Uint8Array(bytes), headers });
      await response?.body?.cancel();
    },
    async open(name, range) {
      const call = new AbortController();
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const response = await send('GET', name, headers ? { headers } : {}, call);
      if (!response?.body) return null;
      return {
        stream: Readable.from(withoutStall(response.body, { call, timeoutMs })),
        size: Number(response.headers.get('content-length')),
      };
    },
    async size(name) {
      const response = await send('HEAD', name);
      if (response) return Number(response.headers.get('content-length'));
      // A response to HEAD has no body, which would say that the whole bucket is missing.
      const found = await send('GET', name);
      await found?.body?.cancel();
      return found && Number(found.headers.get('content-length'));
    },
    async delete(name) {
      const response = await send('DELETE', name);
      await response?.body?.cancel();
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
