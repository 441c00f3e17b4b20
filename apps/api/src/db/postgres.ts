import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { keyedMutex } from '#keyed-mutex.ts';
import { sqlState } from './sql-state.ts';
import { asHandle, lease, refuseNesting, type Store, type TransactOptions, type Tx } from './store.ts';
import { pgTables } from './tables.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations/postgres', import.meta.url));
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** The parent of a new row was deleted after it was read; the retry reports it as not found. */
const FOREIGN_KEY_VIOLATION = '23503';
const RETRYABLE: readonly (string | undefined)[] = [SERIALIZATION_FAILURE, DEADLOCK, FOREIGN_KEY_VIOLATION];
const TRIES = 30;

function isRetryable(error: unknown): boolean {
  return RETRYABLE.includes(sqlState(error));
}

/**
 * PostgreSQL with one pool for transactions and one for plain reads, so that reads never wait for queued writers. Transactions with a lock
 * key hold an advisory lock; the others are serialisable and retried after a serialisation failure, up to TRIES times.
 */
export function openPostgres(url: string): Store {
  const writers = new pg.Pool({ connectionString: url, max: 10 });
  const readers = new pg.Pool({ connectionString: url, max: 5 });
  for (const pool of [writers, readers]) {
    pool.on('error', () => undefined); // the pool replaces a lost idle connection
    // A checked-out client that disconnects rejects its query. Without an error listener Node would exit.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const database = drizzle(writers);
  const inTurn = keyedMutex(); // waiting transactions of this process hold no connection

  function once<T>(work: (tx: Tx) => Promise<T>, lock: string | undefined): Promise<T> {
    return database.transaction(
      async (transaction) => {
        if (lock) await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
        return lease(asHandle(transaction, pgTables) as unknown as Tx, work);
      },
      { isolationLevel: lock ? 'read committed' : 'serializable' },
    );
  }

  async function retrying<T>(work: (tx: Tx) => Promise<T>, lock: string | undefined): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work, lock);
      } catch (error) {
        if (!isRetryable(error) || attempt >= TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 4 * Math.min(attempt, 10)));
      }
    }
  }

  return {
    dialect: 'postgres',
    db: asHandle(drizzle(readers), pgTables),
    transact<T>(work: (tx: Tx) => Promise<T>, { lock }: TransactOptions = {}) {
      refuseNesting();
      return lock ? inTurn(lock, () => retrying(work, lock)) : retrying(work, undefined);
    },
    async migrate() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock(72736)'); // concurrent migrations would fail
        await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      } finally {
        await client.end();
      }
    },
    async close() {
      await Promise.all([writers.end(), readers.end()]);
    },
  };
}
