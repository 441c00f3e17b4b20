import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { concurrencyLimit } from '#concurrency/concurrency-limit.ts';
import { Unavailable } from '#errors/unavailable.ts';
import { asHandle, type Db } from '../store.ts';
import { pgTables } from '../tables.ts';
import { isConnectionLost, isUnavailable } from '../unavailable.ts';
import { bounded } from './connection-session.ts';
import { RETRY_WITHIN_MS } from './deadlines.ts';
import type { PostgresOptions } from './pools.ts';

interface ReadOptions extends PostgresOptions {
  /** Rethrows the error of a failed read. */
  note(error: unknown): never;
}

/**
 * Handle for reads outside a transaction, `max` at once. A read whose connection was lost runs once more. While the
 * database is unavailable, the time in the queue counts towards the deadline, so that waiting callers are told in time.
 */
export function readsOf(pool: pg.Pool, max: number, { deadlineMs, prepared, note }: ReadOptions): Db {
  const inSlot = concurrencyLimit({ running: max });
  let healthy = true;

  async function once(config: pg.QueryConfig, values: unknown[] | undefined, asked: number) {
    const started = healthy ? performance.now() : asked;
    const timeoutMs = Math.round(started + deadlineMs - performance.now());
    if (timeoutMs <= 0) throw new Unavailable('the database did not respond in time');
    const run = () => pool.query(bounded(config, { timeoutMs, prepared }), values);
    return run().catch((error: unknown) => {
      if (!isConnectionLost(error) || performance.now() - started > RETRY_WITHIN_MS) throw error;
      return run();
    });
  }

  async function query(config: pg.QueryConfig, values?: unknown[]) {
    const asked = performance.now();
    return inSlot(async () => {
      try {
        const result = await once(config, values, asked);
        healthy = true;
        return result;
      } catch (error) {
        healthy = !isUnavailable(error);
        return note(error);
      }
    });
  }
  return asHandle(drizzle({ client: { query } as unknown as pg.Client }), pgTables);
}
