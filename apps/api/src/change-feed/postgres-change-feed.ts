import pg from 'pg';
import type { Logger } from 'pino';
import { closePools, openPool } from '#db/postgres/pools.ts';
import { isConnectionLost } from '#db/unavailable.ts';
import { type ChangeFeed, localChangeFeed, type PublishedChange } from './change-feed.ts';
import { parseChange } from './parse-change.ts';

const CHANNEL = 'puzzle_runs';
const TIMEOUT_MS = 5_000;

interface Feed {
  /** Address for NOTIFY, which a pooler may share. */
  url: string;
  /** Address for LISTEN, which needs a session. */
  directUrl?: string | null;
  log: Pick<Logger, 'warn'>;
}

/**
 * Change feed over LISTEN and NOTIFY. One dedicated connection listens and reconnects with backoff; changes between two connections are
 * lost, so subscribers are told of the gap. Changes of this process arrive the same way, so every process receives each change once.
 */
export async function postgresChangeFeed({ url, directUrl, log }: Feed): Promise<ChangeFeed> {
  const local = localChangeFeed();
  const sender = openPool(url, { max: 1, connectMs: TIMEOUT_MS, session: { query_timeout: TIMEOUT_MS } }); // one connection keeps the order
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: directUrl ?? url,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
    });
    client.on('error', (error) => log.warn({ err: error }, 'change feed: lost the listening connection'));
    client.on('end', listenAgain);
    client.on('notification', ({ payload: text }) => {
      const change = parseChange(text);
      if (change) local.publish(change);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    failures = 0;
    if (closed) return client.end(); // close() was called while connecting
    listener = client;
  }

  async function relisten(): Promise<void> {
    await listen();
    local.reportGap();
  }

  function listenAgain(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => relisten().catch(listenAgain), backoffMs(failures++));
  }

  /** Sends a change; once more if the connection was lost, because the pool hands out a new one then. */
  async function send(change: PublishedChange): Promise<void> {
    const notify = () => sender.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(change)]);
    await notify().catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      return notify();
    });
  }

  await listen();
  return {
    subscribe: local.subscribe,
    follow: local.follow,
    publish(change) {
      send(change).catch((error: unknown) => {
        if (closed) return;
        log.warn({ err: error }, 'change feed: could not publish a change');
        local.publish(change); // the phones of this process still receive it
      });
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await Promise.all([listener?.end(), closePools(sender), local.close()]);
    },
  };
}

/** 0.25 s, doubled with each failure up to 10 s; at random up to a quarter shorter, so that processes do not return at once. */
function backoffMs(failures: number): number {
  return Math.min(250 * 2 ** failures, 10_000) * (1 - Math.random() / 4);
}
