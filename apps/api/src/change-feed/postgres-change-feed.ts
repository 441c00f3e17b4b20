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

/** Parses a notification; undefined for foreign payloads, because every database user may write to the channel. */
function changeIn(text: string | undefined): PublishedChange | undefined {
  try {
    return payload.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * A changeFeed over LISTEN and NOTIFY: one connection of its own listens and is opened again when it breaks. Changes of this process
 * come back the same way, so every process hears each change once.
 */
export async function postgresChangeFeed(url: string, log: Pick<Logger, 'warn'>): Promise<ChangeFeed> {
  const local = localChangeFeed();
  const sender = new pg.Pool({ connectionString: url, max: 1 }); // of two, the later change could overtake
  sender.on('error', (error) => log.warn({ err: error }, 'live: lost an idle connection'));
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', (error) => log.warn({ err: error }, 'live: the listening connection broke'));
    client.on('end', listenAgain);
    client.on('notification', ({ payload: text }) => {
      const change = changeIn(text);
      if (change) local.publish(change);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (closed) return client.end(); // closed while it was connecting
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
        .catch((error: unknown) => log.warn({ err: error }, 'live: a change was not sent'));
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await Promise.all([listener?.end(), sender.end(), local.close()]);
    },
  };
}
