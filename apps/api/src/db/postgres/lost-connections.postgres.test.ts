import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { openStore } from '../open-store.ts';
import type { Store, Tx } from '../store.ts';

/** Size of the pool for transactions. */
const WRITERS = 10;
const OTHERS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

async function opened() {
  const { url, remove } = await freshDatabase();
  const store = openStore(url);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  return { url, store };
}

const read = (tx: Tx) => tx.select().from(tx.t.placeCounts).limit(1);

/** Runs as many transactions as there are connections; each waits until all have begun. */
async function useAllAtOnce(store: Store): Promise<void> {
  const { promise: all, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const together = async (tx: Tx) => {
    await read(tx);
    if (++begun === WRITERS) resolve();
    await all;
  };
  await Promise.all(Array.from({ length: WRITERS }, () => store.transact(together)));
}

test('keeps all connections when the server ends them during transactions', { timeout: 60_000 }, async () => {
  const { url, store } = await opened();
  for (let round = 0; round < 20; round++) {
    const transactions = Array.from({ length: 20 }, (_, index) =>
      store.transact(read, index % 2 === 0 ? { lock: `key ${index}` } : {}).catch(() => undefined),
    );
    await setTimeout(round);
    await runSql(url, `select pg_terminate_backend(pid) ${OTHERS}`);
    await Promise.all(transactions);
  }
  await useAllAtOnce(store);
});
