import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { asHandle, type Db, lease, refuseNesting, type Store, type Tx } from '../store.ts';
import { sqliteTables } from '../tables.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/sqlite', import.meta.url));

function open(file: string, readonly: boolean) {
  const connection = new BetterSqlite(file, { readonly });
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  return connection;
}

/**
 * SQLite with one read-only connection for plain reads and one writer behind a queue. drizzle's `transaction(async …)` on better-sqlite3
 * throws and still writes, so it is never used.
 */
export function openSqlite(file: string): Store {
  const connection = open(file, false);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  const reader = open(file, true);
  const writer = asHandle(drizzle(connection), sqliteTables) as unknown as Tx;
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const commit = connection.prepare('COMMIT');
  const rollback = connection.prepare('ROLLBACK');
  let tail: Promise<unknown> = Promise.resolve();

  async function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    begin.run();
    try {
      const value = await lease(writer, work);
      commit.run();
      return value;
    } catch (error) {
      if (connection.inTransaction) rollback.run();
      throw error;
    }
  }

  return {
    dialect: 'sqlite',
    db: asHandle(drizzle(reader), sqliteTables) as unknown as Db,
    transact(work) {
      refuseNesting();
      const next = tail.then(() => run(work));
      tail = next.catch(() => undefined);
      return next;
    },
    async migrate() {
      // Outside the migrator's transaction, where this pragma would have no effect: a table rebuild would delete child rows.
      connection.pragma('foreign_keys = OFF');
      try {
        migrate(drizzle(connection), { migrationsFolder: MIGRATIONS });
        const broken = connection.pragma('foreign_key_check') as unknown[];
        if (broken.length > 0) throw new Error(`foreign keys broken by a migration: ${JSON.stringify(broken)}`);
      } finally {
        connection.pragma('foreign_keys = ON');
      }
    },
    async close() {
      await tail;
      reader.close();
      connection.close();
    },
  };
}
