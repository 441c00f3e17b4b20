import { postgresDump } from './postgres/postgres-dump.ts';
import { sqliteDump } from './sqlite/sqlite-dump.ts';
import type { Store } from './store.ts';

/** Copies a whole database to a file and back (decision 0065). */
export interface Dump {
  readonly dialect: Store['dialect'];
  /** Writes a consistent copy to the new file `path`; servers may go on writing. */
  write(path: string): Promise<void>;
  /** Whether the database has no table yet. */
  isEmpty(): Promise<boolean>;
  /** Fills the empty database from a file that `write` made: all of it, or nothing. */
  load(path: string): Promise<void>;
}

/** The dump of the database at a `DATABASE_URL`; `env` is passed on to the programs of PostgreSQL. */
export function dumpOf(url: string, env: NodeJS.ProcessEnv): Dump {
  return url.startsWith('file:') ? sqliteDump(url.slice('file:'.length)) : postgresDump(url, env);
}
