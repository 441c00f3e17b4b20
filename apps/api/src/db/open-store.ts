import type { PostgresOptions } from './postgres/pools.ts';
import { openPostgres } from './postgres/postgres-store.ts';
import { openSqlite } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the database of a `DATABASE_URL`: `postgres://…`, or `file:…` and plain paths for SQLite. */
export function openStore(url: string, options: Partial<PostgresOptions> = {}): Store {
  return isPostgres(url) ? openPostgres(url, options) : openSqlite(url.replace(/^file:/, ''));
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}
