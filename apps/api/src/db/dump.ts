import type { Store } from './store.ts';

/** Copies a whole database to a file and back (decision 0065). */
export interface Dump {
  readonly dialect: Store['dialect'];
  /** Writes a consistent copy to the new file `path`; servers may go on writing. */
  write(path: string, signal: AbortSignal): Promise<void>;
  /** Throws `StartError` if a program that `load` needs is missing. */
  checkPrograms(): Promise<void>;
  /** Whether the database has no table yet. */
  isEmpty(): Promise<boolean>;
  /** Fills the empty database from a file that `write` made: all of it, or nothing. */
  load(path: string, signal: AbortSignal): Promise<void>;
}
