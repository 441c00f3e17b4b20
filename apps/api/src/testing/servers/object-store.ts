import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * S3 server in memory, with objects under `/bucket/name`. Checks only the access key, not the signature.
 * @returns `state.full`: set to true, it stores nothing more; `state.silent`: called with each request, and none is
 * answered; `state.refusal`: a status and code with which it refuses everything
 */
export async function objectStore({ key }: { key: string }) {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const state: {
    full: boolean;
    silent?: (() => void) | undefined;
    refusal?: { status: number; code: string } | undefined;
  } = {
    full: false,
  };
  const server = createServer((request, response) => {
    const signed = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`);
    const [path = ''] = (request.url ?? '').split('?');
    const object = objects.get(path);
    if (state.silent) return state.silent();
    if (state.refusal) {
      const { status, code } = state.refusal;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    } else if (!signed) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT' && state.full) {
      response.writeHead(507).end();
    } else if (request.method === 'PUT') {
      void buffer(request).then((bytes) => {
        objects.set(path, { bytes, type: request.headers['content-type'] });
        response.writeHead(200).end();
      });
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (object) {
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const bytes = start ? object.bytes.subarray(Number(start), Number(end) + 1) : object.bytes;
      response.writeHead(start ? 206 : 200, { 'content-length': bytes.length }).end(bytes);
    } else {
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { objects, state, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
