import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A local port that is in use until the test ends. */
export async function portInUse(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
