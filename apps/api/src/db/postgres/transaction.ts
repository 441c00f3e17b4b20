import pg from 'pg';
import { Unavailable } from '#errors/unavailable.ts';
import type { Tx } from '../store.ts';
import { lease } from '../transaction-lease.ts';
import { isConnectionLost } from '../unavailable.ts';
import { type ConnectionSession, connectionSessionOf } from './connection-session.ts';
import { IDLE_IN_TRANSACTION_MS } from './deadlines.ts';

interface Attempt {
  readonly pool: pg.Pool;
  readonly prepared: boolean;
  /** Key of the advisory lock; without it the transaction is serialisable. */
  readonly lock: string | undefined;
  /** Time of `performance.now()` until which each statement may run. */
  readonly until: number;
}

/** Shortest timeout, so that a statement is sent at all. */
const TIMEOUT_MIN_MS = 100;
const ROLLBACK_MS = 1_000;
/** The driver waits a little longer than the server, whose error says more. */
const SERVER_FIRST_MS = 200;

/**
 * Begins, sets the timeouts for this transaction only (a pooler
 * may share the session) and takes the lock, in one message.
 */
function beginning(lock: string | undefined, timeoutMs: number): string {
  return [
    `begin isolation level ${lock === undefined ? 'serializable' : 'read committed'}`,
    `set local statement_timeout = ${timeoutMs}`,
    `set local lock_timeout = ${timeoutMs}`,
    `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
    ...(lock === undefined ? [] : [`select pg_advisory_xact_lock(hashtextextended(${pg.escapeLiteral(lock)}, 0))`]),
  ].join('; ');
}

/**
 * Runs one transaction on a connection of the pool and returns the connection in every case.
 * @throws {Unavailable} if the connection was lost while committing, so that the outcome is unknown
 */
export async function transactOnce<T>({ pool, prepared, lock, until }: Attempt, work: (tx: Tx) => Promise<T>) {
  const client = await pool.connect();
  let usable = true;
  try {
    const session = connectionSessionOf(client, prepared);
    const timeoutMs = Math.max(TIMEOUT_MIN_MS, Math.round(until - performance.now()));
    session.timeoutMs = timeoutMs + SERVER_FIRST_MS;
    // Sent together with the first statements of `work`. If it
    // fails, they fail, too, because the transaction is aborted.
    const begun = session.query(beginning(lock, timeoutMs));
    begun.catch(() => undefined);
    let committing = false;
    return await lease(session.tx, work, () => {
      committing = true;
      return commit(session);
    }).catch(async (error: unknown) => {
      await begun;
      // The commit was sent together with the writes that failed.
      throw committing && isConnectionLost(error) ? new Unavailable('connection lost while committing', error) : error;
    });
  } catch (error) {
    usable = !(error instanceof Unavailable) && !isConnectionLost(error) && (await rolledBack(client, prepared));
    throw error;
  } finally {
    client.release(!usable);
  }
}

async function commit(session: ConnectionSession): Promise<void> {
  const { command } = await session.query('commit').catch((error: unknown) => {
    throw isConnectionLost(error) ? new Unavailable('connection lost while committing', error) : error;
  });
  // PostgreSQL answers a commit after a failed statement with a rollback.
  if (command === 'ROLLBACK') throw new Error('a failed statement of the transaction was ignored');
}

async function rolledBack(client: pg.PoolClient, prepared: boolean): Promise<boolean> {
  const session = connectionSessionOf(client, prepared);
  session.timeoutMs = ROLLBACK_MS;
  return session.query('rollback').then(
    () => true,
    () => false,
  );
}
