import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tables } from './tables.ts';

type Sql = NodePgDatabase<Tables>;

interface Handle {
  /** The tables in this database's dialect. */
  readonly t: Tables;
  /** The connection that prepared statements belong to (statement.ts). */
  readonly owner: object;
}

/** Handle for reads outside a transaction. */
export type Db = Pick<Sql, 'select' | 'selectDistinct' | 'with' | '$count'> & Handle;

/** Handle inside a transaction, which can also write. A Tx is assignable to Db, but not the other way round. */
export type Tx = Pick<
  Sql,
  'select' | 'selectDistinct' | 'with' | '$count' | 'insert' | 'update' | 'delete' | 'execute'
> &
  Handle & {
    /**
     * Sends a write together with the commit, in one round trip: the caller continues at once, and the transaction
     * fails if the write fails.
     */
    atCommit(write: Promise<unknown>): void;
  };

export interface TransactOptions {
  /** Mutex across processes: transactions with the same key run one after another. Without it they are serialisable. */
  lock?: string;
  /**
   * Work on many rows, such as an import: it may take minutes, and runs in a transaction of the database of its own.
   */
  long?: boolean;
}

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in a transaction. Throws on nested calls: pass the `tx` down. Do no network, mail or file work inside.
   */
  transact<T>(work: (tx: Tx) => Promise<T>, options?: TransactOptions): Promise<T>;
  /**
   * `performance.now()` of the last transaction, on PostgreSQL also
   * read, that failed because of the database; undefined if none did.
   */
  lastOutage(): number | undefined;
  /** Bytes that the disk of the database has left; undefined where the database is elsewhere. */
  freeBytes(): Promise<number | undefined>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Gives a drizzle database the tables of its dialect. */
export function asHandle<D extends object>(drizzle: D, t: Tables, owner: object = drizzle): D & Handle {
  return Object.assign(Object.create(drizzle) as D, { t, owner });
}
