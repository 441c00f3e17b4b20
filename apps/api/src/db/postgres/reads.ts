import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { asHandle, type Db } from '../store.ts';
import { pgTables } from '../tables.ts';
import { isConnectionLost } from '../unavailable.ts';
import { RETRY_WITHIN_MS } from './deadlines.ts';
import type { PostgresOptions } from './pools.ts';
import { bounded } from './session.ts';

/** Handle for reads outside a transaction. A read whose connection was lost runs once more. */
export function readsOf(pool: pg.Pool, { deadlineMs, prepared }: PostgresOptions): Db {
  async function query(config: pg.QueryConfig, values?: unknown[]) {
    const started = performance.now();
    const once = () => pool.query(bounded(config, { timeoutMs: deadlineMs, prepared }), values);
    try {
      return await once();
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() - started > RETRY_WITHIN_MS) throw error;
      return once();
    }
  }
  return asHandle(drizzle({ client: { query } as unknown as pg.Client }), pgTables);
}
