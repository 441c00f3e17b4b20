import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './store.ts';

const insideTransaction = new AsyncLocalStorage<true>();

export function refuseNesting(): void {
  if (insideTransaction.getStore()) throw new Error('nested transact(): pass the tx down instead');
}

/**
 * Runs `work` with a handle that throws once the transaction is over. Otherwise a pending query of a rejected
 * `Promise.all` could write into the next transaction of the same connection. Then sends the commit, and waits for it
 * and for the writes of `atCommit`.
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
    // A statement after a failed write only reports that the transaction is aborted. The error of the write tells the
    // reason, and whether to retry.
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
    throw failed?.status === 'rejected' ? failed.reason : error;
  } finally {
    alive = false;
  }
}
