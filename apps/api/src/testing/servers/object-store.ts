import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** An S3 server for tests: objects under `/bucket/name`, in memory, for clients that sign with the key. */
export async function objectStore({ key }: { key: string }) {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const server = createServer((request, response) => {
    const signed = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`);
    const [path = ''] = (request.url ?? '').split('?');
    const kept = objects.get(path);
    if (!signed) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      void buffer(request).then((bytes) => {
        objects.set(path, { bytes, type: request.headers['content-type'] });
        response.writeHead(200).end();
      });
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (kept) {
      response.writeHead(200, { 'content-length': kept.bytes.length }).end(kept.bytes);
    } else {
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { objects, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
