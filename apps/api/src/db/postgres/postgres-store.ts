import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { concurrencyLimit } from '#concurrency/concurrency-limit.ts';
import { keyedMutex } from '#concurrency/keyed-mutex.ts';
import { MIGRATION_TIMES, refuseOtherVersions } from '../refuse-other-versions.ts';
import type { Store, TransactOptions } from '../store.ts';
import { refuseNesting } from '../transaction-lease.ts';
import { outageClock } from '../unavailable.ts';
import { CONNECT_SHARE, DEADLINE_MS, FIRST_CONNECT_MS, IDLE_IN_TRANSACTION_MS } from './deadlines.ts';
import { closePools, openPool, type PostgresOptions } from './pools.ts';
import { readsOf } from './reads.ts';
import { retrying } from './retrying.ts';
import { refuseOtherEncoding } from './server-settings.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/postgres', import.meta.url));

const DEFAULTS: PostgresOptions = { deadlineMs: DEADLINE_MS, directUrl: null, prepared: true, writers: 10, readers: 5 };

/**
 * PostgreSQL with one pool for transactions and one for plain reads, so that reads
 * never wait for queued writers. Transactions with a lock key hold an advisory
 * lock; the others are serialisable and retried after a serialisation failure.
 */
export function openPostgres(url: string, over: Partial<PostgresOptions> = {}): Store {
  const options = { ...DEFAULTS, ...over };
  const { deadlineMs, directUrl, writers: writersMax, readers: readersMax } = options;
  const connectMs = deadlineMs * CONNECT_SHARE;
  const writers = openPool(url, { max: writersMax, pipeline: true, connectMs });
  // A pooler refuses parameters of a session; `bounded` limits the reads in that case, too.
  const session = { statement_timeout: deadlineMs, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS };
  const readers = openPool(url, { max: readersMax, connectMs, session: directUrl === null ? session : {} });
  const inTurn = keyedMutex(); // waiting transactions of this process hold no connection
  const inSlot = concurrencyLimit({ running: writersMax });
  const run = retrying(writers, options);
  const outages = outageClock();

  return {
    dialect: 'postgres',
    db: readsOf(readers, readersMax, { ...options, note: outages.note }),
    transact(work, transactOptions: TransactOptions = {}) {
      refuseNesting();
      const { lock } = transactOptions;
      const asked = performance.now();
      const next = () => inSlot(() => run(work, transactOptions, asked));
      return (lock === undefined ? next() : inTurn(lock, next)).catch(outages.note);
    },
    lastOutage: outages.last,
    freeBytes: async () => undefined,
    async migrate() {
      const client = new pg.Client({ connectionString: directUrl ?? url, connectionTimeoutMillis: FIRST_CONNECT_MS });
      await client.connect();
      try {
        await refuseOtherEncoding(client);
        await client.query('select pg_advisory_lock(72736)'); // concurrent migrations would fail
        const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as migrations");
        if (tables[0].migrations !== null) {
          const { rows } = await client.query(`${MIGRATION_TIMES} drizzle.__drizzle_migrations`);
          refuseOtherVersions(rows[0], MIGRATIONS);
        }
        await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      } finally {
        await client.end();
      }
    },
    close: () => closePools(writers, readers),
  };
}
