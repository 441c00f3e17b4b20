import type { Logger } from 'pino';
import { isPostgres } from '#db/open-store.ts';
import type { Valkey } from '#valkey/valkey.ts';
import { type ChangeFeed, localChangeFeed } from './change-feed.ts';
import { postgresChangeFeed } from './postgres-change-feed.ts';
import { valkeyChangeFeed } from './valkey-change-feed.ts';

interface Options {
  /** Address of the database. */
  url: string;
  directUrl?: string | null;
  valkey: Valkey | null;
  log: Pick<Logger, 'warn'>;
}

/** Change feed of a process: over Valkey, else over PostgreSQL; on SQLite there is one process only. */
export async function openChangeFeed({ valkey, ...options }: Options): Promise<ChangeFeed> {
  if (!isPostgres(options.url)) return localChangeFeed();
  return valkey ? valkeyChangeFeed(valkey) : postgresChangeFeed(options);
}
