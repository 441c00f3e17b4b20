import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the database of a `DATABASE_URL`: `postgres://…`, or `file:…` and plain paths for SQLite. */
export function openStore(url: string): Store {
  return /^postgres(ql)?:/.test(url) ? openPostgres(url) : openSqlite(url.replace(/^file:/, ''));
}
