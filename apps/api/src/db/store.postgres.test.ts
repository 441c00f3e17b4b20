import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { openStore } from './open-store.ts';

test.each([{ lock: 'counter' }, {}])('two processes on one database count exactly: %o', async (options) => {
  const { url, remove } = await freshDatabase();
  const stores = [openStore(url), openStore(url)] as const;
  onTestFinished(async () => {
    for (const store of stores) await store.close();
    await remove();
  });
  const [{ db }] = stores;
  const { placeCounts } = db.t;
  const here = eq(placeCounts.postalCode, '99999');
  await stores[0].transact((tx) => tx.insert(placeCounts).values({ postalCode: '99999', withCode: 0, withoutCode: 0 }));

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
});
