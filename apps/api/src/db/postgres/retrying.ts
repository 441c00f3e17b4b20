import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { Unavailable } from '#errors/unavailable.ts';
import { SERIALIZATION_FAILURE, sqlState } from '../sql-state.ts';
import type { TransactOptions, Tx } from '../store.ts';
import { isConnectionLost, isUnavailable } from '../unavailable.ts';
import { LONG_DEADLINE_MS, RETRY_WITHIN_MS } from './deadlines.ts';
import type { PostgresOptions } from './pools.ts';
import { transactOnce } from './transaction.ts';

const DEADLOCK = '40P01';
/** The parent of a new row was deleted after it was read; the retry reports it as not found. */
const FOREIGN_KEY_VIOLATION = '23503';
const CONFLICTS: readonly (string | undefined)[] = [SERIALIZATION_FAILURE, DEADLOCK, FOREIGN_KEY_VIOLATION];
const TRIES = 30;

/**
 * Whether the server refused the attempt because of another transaction: the connection works, and a retry may succeed.
 */
function isConflict(error: unknown): boolean {
  return !(error instanceof Unavailable) && CONFLICTS.includes(sqlState(error));
}

/**
 * Runs transactions on the pool, each with a deadline. Conflicts are retried up to TRIES times; a connection lost
 * before the commit once, if it was noticed early. `asked` is the time at which the caller asked: while the database is
 * unavailable, the time in the queue counts, so that waiting callers are told in time.
 */
export function retrying(pool: pg.Pool, { deadlineMs, prepared }: PostgresOptions) {
  let healthy = true;

  return async function run<T>(
    work: (tx: Tx) => Promise<T>,
    { lock, long = false }: TransactOptions,
    asked: number,
  ): Promise<T> {
    const allowed = long ? LONG_DEADLINE_MS : deadlineMs;
    let started = healthy ? performance.now() : asked;
    for (let [attempt, lost] = [1, 0]; ; attempt++) {
      try {
        if (performance.now() >= started + allowed) throw new Unavailable('the database did not respond in time');
        const value = await transactOnce<T>({ pool, prepared, lock, until: started + allowed }, work);
        healthy = true;
        return value;
      } catch (error) {
        const early = performance.now() - started < RETRY_WITHIN_MS;
        if (isConflict(error) && attempt < TRIES) started = performance.now();
        else if (!(error instanceof Unavailable) && isConnectionLost(error) && early && lost === 0) lost++;
        else {
          healthy = isConflict(error) || !isUnavailable(error);
          throw error;
        }
        await setTimeout(Math.random() * 4 * Math.min(attempt, 10));
      }
    }
  };
}
