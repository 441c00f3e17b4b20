import type { Dump } from './dump.ts';
import type { PostgresOptions } from './postgres/pools.ts';
import { postgresDump } from './postgres/postgres-dump.ts';
import { openPostgres } from './postgres/postgres-store.ts';
import { sqliteDump } from './sqlite/sqlite-dump.ts';
import { openSqlite } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the database of a `DATABASE_URL`: `postgres://…`, or `file:…` and plain paths for SQLite. */
export function openStore(url: string, options: Partial<PostgresOptions> = {}): Store {
  return isPostgres(url) ? openPostgres(url, options) : openSqlite(url.replace(/^file:/, ''));
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** The dump of the database at a `DATABASE_URL`; `env` is passed on to the programs of PostgreSQL. */
export function openDump(url: string, env: NodeJS.ProcessEnv): Dump {
  return url.startsWith('file:') ? sqliteDump(url.slice('file:'.length)) : postgresDump(url, env);
}
