import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { keyedMutex } from '#keyed-mutex.ts';
import { refuseNesting, type Store, type TransactOptions } from '../store.ts';
import { DEADLINE_MS, IDLE_IN_TRANSACTION_MS } from './deadlines.ts';
import { closePools, openPool, type PostgresOptions } from './pools.ts';
import { readsOf } from './reads.ts';
import { retrying } from './retrying.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/postgres', import.meta.url));
const WRITERS = 10;
const READERS = 5;

const DEFAULTS: PostgresOptions = { deadlineMs: DEADLINE_MS, directUrl: null, prepared: true };

/**
 * PostgreSQL with one pool for transactions and one for plain reads, so that reads never wait for queued writers. Transactions with a lock
 * key hold an advisory lock; the others are serialisable and retried after a serialisation failure.
 */
export function openPostgres(url: string, over: Partial<PostgresOptions> = {}): Store {
  const options = { ...DEFAULTS, ...over };
  const { deadlineMs, directUrl } = options;
  const writers = openPool(url, WRITERS);
  // A pooler refuses parameters of a session; `bounded` limits the reads in that case, too.
  const session = { statement_timeout: deadlineMs, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS };
  const readers = openPool(url, READERS, directUrl === null ? session : {});
  const inTurn = keyedMutex(); // waiting transactions of this process hold no connection
  const run = retrying(writers, options);

  return {
    dialect: 'postgres',
    db: readsOf(readers, options),
    transact(work, transactOptions: TransactOptions = {}) {
      refuseNesting();
      const { lock } = transactOptions;
      const asked = performance.now();
      return lock === undefined
        ? run(work, transactOptions, asked)
        : inTurn(lock, () => run(work, transactOptions, asked));
    },
    async migrate() {
      const client = new pg.Client({ connectionString: directUrl ?? url });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock(72736)'); // concurrent migrations would fail
        await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      } finally {
        await client.end();
      }
    },
    close: () => closePools(writers, readers),
  };
}
