import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { openStore } from '../open-store.ts';

test.each([{ lock: 'counter' }, {}])(
  'two stores on one database count concurrent increments exactly: %o',
  async (options) => {
    const { url, remove } = await freshDatabase();
    const stores = [openStore(url), openStore(url)] as const;
    onTestFinished(async () => {
      for (const store of stores) await store.close();
      await remove();
    });
    const [{ db }] = stores;
    const { placeCounts } = db.t;
    const here = eq(placeCounts.postalCode, '99999');
    await stores[0].transact((tx) =>
      tx.insert(placeCounts).values({ postalCode: '99999', withCode: 0, withoutCode: 0 }),
    );

    const increments = Array.from({ length: 60 }, (_, index) =>
      stores[index % 2 === 0 ? 0 : 1].transact(async (tx) => {
        const [row] = await tx.select().from(placeCounts).where(here);
        await tx
          .update(placeCounts)
          .set({ withCode: (row?.withCode ?? 0) + 1 })
          .where(here);
      }, options),
    );
    await Promise.all(increments);

    expect(await db.select().from(placeCounts).where(here)).toMatchObject([{ withCode: 60 }]);
  },
);

test('a connection lost in a transaction fails only that transaction', async () => {
  const { url, remove } = await freshDatabase();
  const store = openStore(url);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const lost = store.transact(async (tx) => {
    await tx.select().from(tx.t.placeCounts).limit(1);
    await runSql(url, `select pg_terminate_backend(pid) ${others}`);
    await expect.poll(async () => (await runSql(url, `select pid ${others}`)).length).toBe(0);
    await tx.select().from(tx.t.placeCounts).limit(1);
  });
  await expect(lost).rejects.toThrow();
  expect(await store.transact((tx) => tx.select().from(tx.t.placeCounts).limit(1))).toEqual([]);
});

test('a statement after a write that conflicts fails with the conflict, so that the transaction is tried again', async () => {
  const { url, remove } = await freshDatabase();
  const store = openStore(url);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const { placeCounts } = store.db.t;
  const here = eq(placeCounts.postalCode, '99999');
  await store.transact((tx) => tx.insert(placeCounts).values({ postalCode: '99999', withCode: 0, withoutCode: 0 }));
  const increments = Array.from({ length: 20 }, () =>
    store.transact(async (tx) => {
      const [row] = await tx.select().from(placeCounts).where(here);
      const withCode = (row?.withCode ?? 0) + 1;
      tx.atCommit(Promise.resolve(tx.update(placeCounts).set({ withCode }).where(here)));
      await tx.select().from(placeCounts).where(here);
    }),
  );
  await Promise.all(increments);
  expect(await store.db.select().from(placeCounts).where(here)).toMatchObject([{ withCode: 20 }]);
});
