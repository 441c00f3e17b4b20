import type { Database } from 'better-sqlite3';
import { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';

/**
 * Writes a parameter as `+?`, which SQLite computes as `?`. Its planner looks at the value of a bare `?` in a join's `=
 * ?` and in `limit ?`, and so plans a prepared query anew for each execution (docs/decisions/0063).
 */
class PlanOnceDialect extends SQLiteSyncDialect {
  override escapeParam(): string {
    return '+?';
  }
}

/** drizzle on a connection, with prepared queries that SQLite plans once. */
export function planOnce(connection: Database): BetterSQLite3Database<Record<string, unknown>> {
  const dialect = new PlanOnceDialect();
  const session = new BetterSQLiteSession(connection, dialect, undefined, {});
  return new BetterSQLite3Database('sync', dialect, session, undefined);
}
