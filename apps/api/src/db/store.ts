import { AsyncLocalStorage } from 'node:async_hooks';
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
     * Sends a write together with the commit, in one round trip: the caller continues at once, and the transaction fails if the write
     * fails.
     */
    atCommit(write: Promise<unknown>): void;
  };

export interface TransactOptions {
  /** Mutex across processes: transactions with the same key run one after another. Without it they are serialisable. */
  lock?: string;
  /** Work on many rows, such as an import: it may take minutes, and runs in a transaction of the database of its own. */
  long?: boolean;
}

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  readonly db: Db;
  /** Runs `work` in a transaction. Throws on nested calls: pass the `tx` down. Do no network, mail or file work inside. */
  transact<T>(work: (tx: Tx) => Promise<T>, options?: TransactOptions): Promise<T>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

const insideTransaction = new AsyncLocalStorage<true>();

export function refuseNesting(): void {
  if (insideTransaction.getStore()) throw new Error('nested transact(): pass the tx down instead');
}

/**
 * Runs `work` with a handle that throws once the transaction is over. Otherwise a pending query of a rejected `Promise.all` could write
 * into the next transaction of the same connection. Then sends the commit, and waits for it and for the writes of `atCommit`.
 */
export async function lease<T>(
  tx: Omit<Tx, 'atCommit'>,
  work: (tx: Tx) => Promise<T>,
  commit?: () => Promise<void>,
): Promise<T> {
  let alive = true;
  const writes: Promise<unknown>[] = [];
  function atCommit(write: Promise<unknown>): void {
    write.catch(() => undefined); // if `work` fails first, the transaction is undone
    writes.push(write);
  }
  const leased = new Proxy(tx, {
    get(target, key) {
      if (!alive) throw new Error('transaction is over');
      return key === 'atCommit' ? atCommit : Reflect.get(target, key, target);
    },
  }) as Tx;
  try {
    const value = await insideTransaction.run(true, () => work(leased));
    alive = false;
    const committed = commit?.();
    // In order: after a failed write, all later ones and the commit fail, too.
    for (const each of await Promise.allSettled([...writes, committed])) {
      if (each.status === 'rejected') throw each.reason;
    }
    return value;
  } catch (error) {
    // A statement after a failed write only reports that the transaction is aborted. The error of the write tells the reason, and whether
    // to retry.
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
    throw failed?.status === 'rejected' ? failed.reason : error;
  } finally {
    alive = false;
  }
}

/** Gives a drizzle database the tables of its dialect. */
export function asHandle<D extends object>(drizzle: D, t: Tables, owner: object = drizzle): D & Handle {
  return Object.assign(Object.create(drizzle) as D, { t, owner });
}
