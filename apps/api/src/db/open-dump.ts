import type { Dump } from './dump.ts';
import { postgresDump } from './postgres/postgres-dump.ts';
import { sqliteDump } from './sqlite/sqlite-dump.ts';

/** The dump of the database at a `DATABASE_URL`; `env` is passed on to the programs of PostgreSQL. */
export function openDump(url: string, env: NodeJS.ProcessEnv): Dump {
  return url.startsWith('file:') ? sqliteDump(url.slice('file:'.length)) : postgresDump(url, env);
}
