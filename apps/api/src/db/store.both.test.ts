import { eq } from 'drizzle-orm';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { openStore } from './open-store.ts';
import { isUniqueViolation } from './sql-state.ts';
import type { Db, Store, Tx } from './store.ts';

const PLACE = '99999';

/** A store with one row that the tests use as a counter. */
async function counting() {
  const { url, remove } = await freshDatabase();
  const store = openStore(url);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  await store.transact((tx) => insertPlace(tx, PLACE));
  const value = async () => {
    const { placeCounts } = store.db.t;
    const [row] = await store.db.select().from(placeCounts).where(eq(placeCounts.postalCode, PLACE));
    return row?.withCode;
  };
  return { url, store, value };
}

async function insertPlace(tx: Tx, postalCode: string): Promise<void> {
  await tx.insert(tx.t.placeCounts).values({ postalCode, withCode: 0, withoutCode: 0 });
}

async function write(tx: Tx, withCode: number): Promise<void> {
  const { placeCounts } = tx.t;
  await tx.update(placeCounts).set({ withCode }).where(eq(placeCounts.postalCode, PLACE));
}

/** Read-modify-write that yields to other transactions in between. */
async function increment(tx: Tx): Promise<void> {
  const { placeCounts } = tx.t;
  const [row] = await tx.select().from(placeCounts).where(eq(placeCounts.postalCode, PLACE));
  await turn();
  await write(tx, (row?.withCode ?? 0) + 1);
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function failing(tx: Tx): Promise<void> {
  await write(tx, 1_000_000);
  await turn();
  throw new Error('on purpose');
}

test.each([
  ['with a lock key', { lock: 'counter' }, 200],
  ['without one', {}, 60],
])('counts concurrent read-modify-writes exactly and rolls back failing ones: %s', async (_how, options, many) => {
  const { store, value } = await counting();
  let [working, wrongReads, last] = [true, 0, 0];
  const reading = (async () => {
    while (working) {
      const now = (await value()) ?? -1;
      if (now < last || now > many) wrongReads++;
      last = now;
      await turn();
    }
  })();

  const failures: Promise<unknown>[] = [];
  const works: Promise<void>[] = [];
  for (let index = 0; index < many; index++) {
    works.push(store.transact(increment, options));
    if (index % 10 === 0) failures.push(store.transact(failing, options).catch((error: Error) => error.message));
  }
  await Promise.all(works);
  expect(new Set(await Promise.all(failures))).toEqual(new Set(['on purpose']));
  working = false;
  await reading;

  expect(await value()).toBe(many);
  expect(wrongReads).toBe(0);
});

test('refuses a nested transaction', async () => {
  const { store } = await counting();
  await expect(store.transact(() => store.transact(increment))).rejects.toThrow('nested');
  await expect(store.transact(async () => turn().then(() => store.transact(increment, { lock: 'x' })))).rejects.toThrow(
    'nested',
  );
});

test('refuses a late write after its transaction has ended', async () => {
  const { store, value } = await counting();
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  const first = store.transact(async (tx) => {
    late = gate.then(() => write(tx, 666)).catch((error: unknown) => error);
    throw new Error('first');
  });
  await expect(first).rejects.toThrow('first');
  await store.transact(async () => {
    release();
    await late;
  });
  expect(String(await late)).toContain('transaction is over');
  expect(await value()).toBe(0);
});

test('recognises a unique violation and runs the next transaction after it', async () => {
  const { store, value } = await counting();
  const twice = (options: Parameters<Store['transact']>[1]) => store.transact((tx) => insertPlace(tx, PLACE), options);
  for (const options of [{}, { lock: 'counter' }]) {
    const error = await twice(options).catch((problem: unknown) => problem);
    expect(isUniqueViolation(error)).toBe(true);
    await store.transact(increment, options);
  }
  expect(await value()).toBe(2);
});

test('refuses writes outside a transaction at compile time and, with SQLite, at run time', async () => {
  const { store } = await counting();
  expectTypeOf<Db>().not.toHaveProperty('insert');
  if (store.dialect === 'sqlite') {
    const db = store.db as unknown as Tx;
    await expect((async () => insertPlace(db, '1'))()).rejects.toThrow(/readonly/);
  }
});

test('deleting a run deletes its spots and keeps those of other runs', async () => {
  const { store } = await counting();
  const now = new Date();
  const ids = await store.transact(async (tx) => {
    const { explorations, pois } = tx.t;
    const values = ['a', 'b'].map((slug) => {
      return { name: slug, slug, description: '', postalCode: '', published: true, createdAt: now, updatedAt: now };
    });
    const rows = await tx.insert(explorations).values(values).returning({ id: explorations.id });
    for (const { id: explorationId } of rows) {
      await tx.insert(pois).values({
        explorationId,
        position: 1,
        name: 'p',
        slug: 'p',
        description: '',
        locationType: 'hint',
        updatedAt: now,
      });
    }
    return rows.map(({ id }) => id);
  });
  await store.transact((tx) => tx.delete(tx.t.explorations).where(eq(tx.t.explorations.id, ids[0] ?? 0)));
  const { pois } = store.db.t;
  expect(await store.db.select({ of: pois.explorationId }).from(pois)).toEqual([{ of: ids[1] }]);
});
