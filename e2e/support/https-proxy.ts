import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';

export interface HttpsProxy {
  /** Its origin. */
  url: string;
  stop(): void;
}

/** Writes a self-signed certificate and its key into a folder. @returns their paths. @throws without the program openssl */
export async function createCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=127.0.0.1'];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert]);
  return { key, cert };
}

async function readCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-certificate-'));
  try {
    const { key, cert } = await createCertificate(folder);
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Headers of an HTTP/1.1 connection, which HTTP/2 does not allow. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** Forwards one request. A visitor who leaves ends the request to the site, and a failure of the site ends the visitor's. */
function forward(origin: string, stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  const { ':path': path, ':method': method, ':authority': host } = headers;
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const toSite = request(`${origin}${path}`, { method, headers: { ...Object.fromEntries(own), host } }, (response) => {
    const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.includes(name));
    stream.respond({ ...Object.fromEntries(kept), ':status': response.statusCode });
    pipeline(response, stream, () => undefined);
  });
  pipeline(stream, toSite, (error) => error && stream.close());
  stream.on('close', () => toSite.destroy());
}

/**
 * Stands before a site like the reverse proxy of docs/deploy.md, with HTTPS and HTTP/2: phones allow neither positions nor offline play
 * without HTTPS.
 */
export async function startHttpsProxy(origin: string): Promise<HttpsProxy> {
  const server = createSecureServer(await readCertificate());
  server.on('stream', (stream, headers) => forward(origin, stream, headers));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
