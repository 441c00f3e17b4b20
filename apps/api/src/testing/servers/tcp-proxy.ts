import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a database server, to take the network away or
 * count round trips; `url` is the address of the database through it.
 */
export async function tcpProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | 'frozen' | 'refusing' = 'open';
  let roundTrips = 0;

  function follow(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    if (state === 'frozen') socket.pause();
  }

  const server = createServer((client) => {
    if (state === 'refusing') return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    let waiting = false;
    client.on('data', () => {
      if (!waiting) roundTrips++;
      waiting = true;
    });
    upstream.on('data', () => (waiting = false));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      follow(from);
      from.on('data', (data) => void (to.destroyed || to.write(data))).on('close', () => to.destroy());
    }
    if (state === 'frozen') for (const socket of [client, upstream]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: databaseUrl.replace(target.host, `127.0.0.1:${port}`),
    /** How often clients have waited for a response so far. */
    roundTrips: () => roundTrips,
    /** Forwards nothing until `open`, like a server that hangs. */
    freeze(): void {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    /** Ends all connections and refuses new ones, like a server that stopped. */
    refuse(): void {
      state = 'refusing';
      for (const socket of sockets) socket.destroy();
    },
    open(): void {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
