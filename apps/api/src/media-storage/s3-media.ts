import { AwsClient } from 'aws4fetch';
import type { MediaStorage } from './media-storage.ts';

/** Stores pictures in a bucket of an S3-compatible store. `address` has the form of the setting `MEDIA_URL` (config.ts). */
export function s3Media(address: string): MediaStorage {
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
   * Sends a signed request.
   * @throws an error with method and status unless the store responds with 2xx, or with 404 to GET.
   */
  async function send(method: 'GET' | 'PUT' | 'DELETE', name: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(`${bucket}/${encodeURIComponent(name)}`, { ...init, method });
    if (response.ok || (method === 'GET' && response.status === 404)) return response;
    await response.body?.cancel(); // releases the connection
    throw new Error(`object store: ${method} failed with status ${response.status}`);
  }

  return {
    async save(name, bytes) {
      const headers = { 'content-type': 'image/webp' };
      const response = await send('PUT', name, { body: new Uint8Array(bytes), headers });
      await response.body?.cancel();
    },
    async find(name) {
      const response = await send('GET', name);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async delete(name) {
      const response = await send('DELETE', name);
      await response.body?.cancel();
    },
  };
}
