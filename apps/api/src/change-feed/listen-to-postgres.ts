import pg from 'pg';
import type { Logger } from 'pino';

interface Listening {
  /** Address with a session; a pooler would share it. */
  url: string;
  channel: string;
  timeoutMs: number;
  log: Pick<Logger, 'warn'>;
  /** Called with the text of each notification. */
  onPayload(text: string | undefined): void;
  /** Called after each reconnection: notifications between two connections are lost. */
  onGap(): void;
}

/** LISTEN over one dedicated connection, which reconnects with backoff. Throws if the first connection fails. */
export async function listenToPostgres({ url, channel, timeoutMs, log, onPayload, onGap }: Listening) {
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: timeoutMs });
    client.on('error', (error) => log.warn({ err: error }, 'change feed: lost the listening connection'));
    client.on('end', listenAgain);
    client.on('notification', ({ payload }) => onPayload(payload));
    await client.connect();
    await client.query(`listen ${channel}`);
    failures = 0;
    if (closed) return client.end(); // close() was called while connecting
    listener = client;
  }

  async function relisten(): Promise<void> {
    await listen();
    onGap();
  }

  function listenAgain(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => relisten().catch(listenAgain), backoffMs(failures++));
  }

  await listen();
  return {
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      await listener?.end();
    },
  };
}

/**
 * 0.25 s, doubled with each failure up to 10 s; at random up to
 * a quarter shorter, so that processes do not return at once.
 */
function backoffMs(failures: number): number {
  return Math.min(250 * 2 ** failures, 10_000) * (1 - Math.random() / 4);
}
