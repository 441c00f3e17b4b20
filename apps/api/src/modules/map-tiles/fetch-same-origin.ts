const TIMEOUT_MS = 3_000;
const REDIRECTS_MAX = 3;

export interface FetchLimits {
  /** Largest body in bytes, after decompression. */
  maxBytes: number;
  /** Milliseconds for all redirects and the body. */
  timeoutMs?: number;
  headers?: Record<string, string>;
}

/** Reads a body of at most `maxBytes`. @throws when it is longer */
async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error(`the response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Requests an address and follows redirects only on its own origin,
 * so that a map server cannot make this server contact another one.
 * @returns the body; null if the server has nothing at this address (204, 404, 410)
 * @throws for every other status, a redirect to another origin, a timeout, and a body that is too long
 */
export async function fetchSameOrigin(address: string, limits: FetchLimits): Promise<Buffer | null> {
  const { origin } = new URL(address);
  const signal = AbortSignal.timeout(limits.timeoutMs ?? TIMEOUT_MS);
  const headers: Record<string, string> = { 'user-agent': 'puzzle-runs (self-hosted)', ...limits.headers };
  let url = address;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    if (response.ok && response.status !== 204) {
      if (headers.range && response.status !== 206) {
        await response.body?.cancel();
        throw new Error('the map server ignores range requests');
      }
      return readBody(response, limits.maxBytes);
    }
    await response.body?.cancel();
    if ([204, 404, 410].includes(response.status)) return null;
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) {
      throw new Error(`the map server responded with status ${response.status}`);
    }
    const next = new URL(location, url);
    if (next.origin !== origin) throw new Error('the map server redirects to another origin');
    url = next.href;
  }
  throw new Error('the map server redirects too often');
}
