import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { openStore } from '../open-store.ts';
import { statement } from '../statement.ts';
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

test('runs a transaction once more when its connection is lost before the commit', async () => {
  const { url, store } = await opened();
  let attempts = 0;
  await store.transact(async (tx) => {
    await tx.insert(tx.t.placeCounts).values({ postalCode: '99999', withCode: 1, withoutCode: 0 });
    if (++attempts === 1) await runSql(url, `select pg_terminate_backend(pid) ${OTHERS}`);
    await read(tx);
  });
  expect(attempts).toBe(2);
  expect(await store.db.$count(store.db.t.placeCounts)).toBe(1);
});

test('runs a transaction once more after a deadlock', async () => {
  const { store } = await opened();
  const places = ['1', '2'] as const;
  const { placeCounts } = store.db.t;
  await store.transact((tx) =>
    tx.insert(placeCounts).values(places.map((postalCode) => ({ postalCode, withCode: 0, withoutCode: 0 }))),
  );
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  const raise = (tx: Tx, postalCode: string) =>
    tx
      .update(placeCounts)
      .set({ withCode: sql`${placeCounts.withCode} + 1` })
      .where(eq(placeCounts.postalCode, postalCode));
  const inOrder = (order: readonly string[]) => async (tx: Tx) => {
    await raise(tx, order[0] ?? '');
    if (++waiting === places.length) resolve();
    await both;
    await raise(tx, order[1] ?? '');
  };
  await Promise.all([
    store.transact(inOrder(places), { lock: 'a' }),
    store.transact(inOrder(places.toReversed()), { lock: 'b' }),
  ]);
  expect(await store.db.select().from(placeCounts)).toMatchObject([{ withCode: 2 }, { withCode: 2 }]);
});

test('keeps prepared statements over the transactions of a connection', async () => {
  const { store } = await opened();
  let built = 0;
  const placed = statement((db) => {
    built++;
    return db.select().from(db.t.placeCounts).limit(1);
  });
  for (let count = 0; count < 5; count++) await store.transact((tx) => placed(tx, {}));
  expect(built).toBe(1);
});
