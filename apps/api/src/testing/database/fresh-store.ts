import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { freshDatabase } from './fresh-database.ts';
import { runSql } from './run-sql.ts';

/** Deadline of the store's short work, longer than in production, because tests run on busy machines. */
export const TEST_DEADLINE_MS = 20_000;

/** Ids reserved per test; no id that a test invents, such as 999, lies just above a multiple of it. */
const IDS_PER_TEST = 100_000;

interface OpenDatabase {
  url: string;
  store: Store;
  /** Number of tests that have used it. */
  uses: number;
  remove(): Promise<void>;
}

/** Cleaned PostgreSQL databases of earlier tests of this worker, with their connections. */
const clean: OpenDatabase[] = [];

async function openDatabase(): Promise<OpenDatabase> {
  const { url, remove } = await freshDatabase();
  return { url, remove, uses: 0, store: openStore(url, { deadlineMs: TEST_DEADLINE_MS }) };
}

async function close({ store, remove }: OpenDatabase): Promise<void> {
  await store.close();
  await remove();
}

/**
 * A store on a migrated database without rows, for one test. PostgreSQL's databases are used again with their open connections, because a
 * copy of the template and new connections cost more CPU time than most tests. Their ids continue, so that entries that the server has
 * cached by id never match in the next test.
 */
export async function freshStore(): Promise<{ url: string; store: Store; release(): Promise<void> }> {
  const database = clean.pop() ?? (await openDatabase());
  const { url, store } = database;
  return {
    url,
    store,
    async release() {
      if (store.dialect === 'sqlite') return close(database);
      database.uses += 1;
      const firstId = database.uses * IDS_PER_TEST + 1;
      const [{ clean_up: isClean } = {}] = await runSql(url, `select clean_up(${firstId})`);
      if (isClean === true) clean.push(database);
      else await close(database);
    },
  };
}
