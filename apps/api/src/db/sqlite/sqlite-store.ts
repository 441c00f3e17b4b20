import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { MIGRATION_TIMES, type MigrationTimes, refuseOtherVersions } from '../refuse-other-versions.ts';
import { asHandle, type Db, type Store, type TransactOptions, type Tx } from '../store.ts';
import { sqliteTables } from '../tables.ts';
import { lease, refuseNesting } from '../transaction-lease.ts';
import { outageClock } from '../unavailable.ts';
import { groupCommit } from './group-commit.ts';
import { planOnce } from './plan-once.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/sqlite', import.meta.url));

/** Wait for a lock at the start and while migrating; it blocks the process. */
const START_LOCK_MS = 5_000;
/** Readers wait only while another process recovers the journal. */
const READ_LOCK_MS = 250;

function open(file: string, readonly: boolean) {
  const connection = new BetterSqlite(file, { readonly, timeout: START_LOCK_MS });
  connection.pragma('foreign_keys = ON');
  return connection;
}

function setLockTimeout(connection: BetterSqlite.Database, ms: number): void {
  connection.pragma(`busy_timeout = ${ms}`);
}

/**
 * SQLite with one read-only connection for plain reads and one writer behind a queue.
 * Every commit is on the disk before its caller is answered. drizzle's
 * `transaction(async …)` on better-sqlite3 throws and still writes, so it is never used.
 */
export function openSqlite(file: string): Store {
  const connection = open(file, false);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  const reader = open(file, true);
  setLockTimeout(reader, READ_LOCK_MS);
  reader.pragma('cache_size = -16000');
  setLockTimeout(connection, 0); // the queue waits without blocking the process
  const writer = asHandle(planOnce(connection), sqliteTables) as unknown as Tx;
  const jobs = groupCommit(connection);
  const outages = outageClock();

  return {
    dialect: 'sqlite',
    db: asHandle(planOnce(reader), sqliteTables) as unknown as Db,
    transact(work, { long }: TransactOptions = {}) {
      refuseNesting();
      return jobs.add(() => lease(writer, work), long).catch(outages.note);
    },
    lastOutage: outages.last,
    async freeBytes() {
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize;
    },
    async migrate() {
      setLockTimeout(connection, START_LOCK_MS);
      // Outside the migrator's transaction, where this pragma would
      // have no effect: a table rebuild would delete child rows.
      connection.pragma('foreign_keys = OFF');
      try {
        if (connection.pragma('table_info(__drizzle_migrations)', { simple: true }) !== undefined) {
          const times = connection.prepare(`${MIGRATION_TIMES} __drizzle_migrations`).get();
          refuseOtherVersions(times as MigrationTimes, MIGRATIONS);
        }
        migrate(drizzle(connection), { migrationsFolder: MIGRATIONS });
        const broken = connection.pragma('foreign_key_check') as unknown[];
        if (broken.length > 0) throw new Error(`foreign keys broken by a migration: ${JSON.stringify(broken)}`);
      } finally {
        connection.pragma('foreign_keys = ON');
        setLockTimeout(connection, 0);
      }
    },
    async close() {
      await jobs.idle();
      reader.close();
      connection.close();
    },
  };
}
