import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ChangeFeed, localChangeFeed, type PublishedChange } from './change-feed.ts';

const CHANNEL = 'puzzle_runs';
const RETRY_MS = 1_000;

const payload = z.object({
  participationId: z.int().nullable(),
  battleId: z.int().nullable(),
  messageId: z.int().optional(),
  explorationId: z.int().optional(),
});

/** Parses a notification; undefined for invalid payloads, because any database user may write to the channel. */
function changeIn(text: string | undefined): PublishedChange | undefined {
  try {
    return payload.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Change feed over LISTEN and NOTIFY. One dedicated connection listens and reconnects after a second. Changes of this process arrive the
 * same way, so every process receives each change once.
 */
export async function postgresChangeFeed(url: string, log: Pick<Logger, 'warn'>): Promise<ChangeFeed> {
  const local = localChangeFeed();
  const sender = new pg.Pool({ connectionString: url, max: 1 }); // one connection keeps the changes in order
  sender.on('error', (error) => log.warn({ err: error }, 'change feed: lost an idle connection'));
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', (error) => log.warn({ err: error }, 'change feed: lost the listening connection'));
    client.on('end', listenAgain);
    client.on('notification', ({ payload: text }) => {
      const change = changeIn(text);
      if (change) local.publish(change);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (closed) return client.end(); // close() was called while connecting
    listener = client;
  }

  function listenAgain(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => listen().catch(listenAgain), RETRY_MS);
  }

  await listen();
  return {
    subscribe: local.subscribe,
    publish(change) {
      sender
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(change)])
        .catch((error: unknown) => log.warn({ err: error }, 'change feed: could not publish a change'));
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await Promise.all([listener?.end(), sender.end(), local.close()]);
    },
  };
}
