import type { Logger } from 'pino';
import { closePools, openPool } from '#db/postgres/pools.ts';
import { isConnectionLost } from '#db/unavailable.ts';
import { type ChangeFeed, localChangeFeed, type PublishedChange, parseChange } from './change-feed.ts';
import { listenToPostgres } from './listen-to-postgres.ts';

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
 * Change feed over LISTEN and NOTIFY. One dedicated connection listens and reconnects with backoff; changes between two
 * connections are lost, so subscribers are told of the gap. Changes of this process arrive the same way, so every
 * process receives each change once.
 */
export async function postgresChangeFeed({ url, directUrl, log }: Feed): Promise<ChangeFeed> {
  const local = localChangeFeed();
  // One connection keeps the order.
  const sender = openPool(url, { max: 1, connectMs: TIMEOUT_MS, session: { query_timeout: TIMEOUT_MS } });
  let closed = false;

  /** Sends a change; once more if the connection was lost, because the pool hands out a new one then. */
  async function send(change: PublishedChange): Promise<void> {
    const notify = () => sender.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(change)]);
    await notify().catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      return notify();
    });
  }

  const listener = await listenToPostgres({
    url: directUrl ?? url,
    channel: CHANNEL,
    timeoutMs: TIMEOUT_MS,
    log,
    onPayload(text) {
      const change = parseChange(text);
      if (change) local.publish(change);
    },
    onGap: local.reportGap,
  });
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
      await Promise.all([listener.close(), closePools(sender), local.close()]);
    },
  };
}
