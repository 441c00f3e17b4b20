import type pg from 'pg';
import type { ChangeFeed } from '#change-feed/change-feed.ts';
import { isPostgres, openStore } from '#db/open-store.ts';
import { closePools, openPool } from '#db/postgres/pools.ts';
import type { Store } from '#db/store.ts';
import { freshDatabase } from './fresh-database.ts';
import { type KeptChangeFeed, keptChangeFeed } from './kept-change-feed.ts';

/** Deadline of the store's short work, longer than in production, because tests run on busy machines. */
export const TEST_DEADLINE_MS = 20_000;

/** Ids reserved per test; no id that a test invents, such as 999, lies just above a multiple of it. */
const IDS_PER_TEST = 100_000;

interface OpenDatabase {
  url: string;
  store: Store;
  remove(): Promise<void>;
}

/** A PostgreSQL database with connections that outlive a test. */
interface KeptDatabase extends OpenDatabase {
  changeFeed: KeptChangeFeed;
  /** Connection that cleans the database after each test. */
  cleaner: pg.Pool;
  /** Number of tests that have used it. */
  uses: number;
}

export interface FreshStore {
  url: string;
  store: Store;
  /** Lends the open change feed of the database; undefined on SQLite, whose feeds need no connection. */
  changeFeed?: () => ChangeFeed;
  release(): Promise<void>;
}

/** Cleaned PostgreSQL databases of earlier tests of this worker, with their connections. */
const clean: KeptDatabase[] = [];

async function openDatabase(): Promise<OpenDatabase> {
  const { url, remove } = await freshDatabase();
  return { url, remove, store: openStore(url, { deadlineMs: TEST_DEADLINE_MS }) };
}

async function keep(database: OpenDatabase): Promise<KeptDatabase> {
  const { url } = database;
  const cleaner = openPool(url, { max: 1, connectMs: TEST_DEADLINE_MS });
  return { ...database, changeFeed: await keptChangeFeed(url), cleaner, uses: 0 };
}

async function close({ store, remove }: OpenDatabase): Promise<void> {
  await store.close();
  await remove();
}

/** Cleans the database for the next test; removes it when that fails, for example because the test dropped a table. */
async function giveBack(database: KeptDatabase): Promise<void> {
  const { cleaner, changeFeed } = database;
  database.uses += 1;
  const firstId = database.uses * IDS_PER_TEST + 1;
  const cleaned = await cleaner.query<{ clean_up: boolean }>(`select clean_up(${firstId})`);
  if (cleaned.rows[0]?.clean_up === true && changeFeed.isWorking()) {
    clean.push(database);
    return;
  }
  await Promise.all([changeFeed.close(), closePools(cleaner)]);
  await close(database);
}

/**
 * A store on a migrated database without rows, for one test. PostgreSQL's databases are used again with their open
 * connections, because a copy of the template and new connections cost more CPU time than most tests. Their ids
 * continue, so that entries that the server has cached by id never match in the next test.
 */
export async function freshStore(): Promise<FreshStore> {
  const used = clean.pop();
  if (used) return lend(used);
  const database = await openDatabase();
  const { url, store } = database;
  return isPostgres(url) ? lend(await keep(database)) : { url, store, release: () => close(database) };
}

function lend(database: KeptDatabase): FreshStore {
  const { url, store, changeFeed } = database;
  return { url, store, changeFeed: changeFeed.lend, release: () => giveBack(database) };
}
