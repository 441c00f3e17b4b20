import { Unavailable } from '#errors/unavailable.ts';
import { sqlState } from './sql-state.ts';

/** PostgreSQL ended the connection, or is starting or stopping; or the network did. */
const LOST = /^(08...|57P0[1-5]|25P03|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver reports these without a code. */
const LOST_TEXTS =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when|Query read timeout)/;

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Whether the connection to PostgreSQL failed or did not respond in time. */
export function isConnectionLost(error: unknown): boolean {
  if (LOST.test(sqlState(error) ?? '')) return true;
  return causesOf(error).some(({ message }) => LOST_TEXTS.test(message));
}

/**
 * PostgreSQL: serialisation failure and deadlock (40…), out of resources (53…), lock timeout, statement timeout,
 * standby. SQLite: locked by another process, full disk, failed disk. Files: full disk.
 */
const BUSY = /^(40001|40P01|53...|55P03|57014|25006|SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN)(_\w+)?|ENOSPC|EDQUOT)$/;

/** Another transaction was in the way; the database works. */
const CONFLICT = /^(40001|40P01|23503)$/;

/** Whether the database cannot be used now, so that other calls fail, too. */
export function isOutage(error: unknown): boolean {
  return isUnavailable(error) && !CONFLICT.test(sqlState(error) ?? '');
}

/**
 * Whether a failure is the database's or the disk's state and
 * not the caller's mistake, so that a later attempt may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (causesOf(error).some((cause) => cause instanceof Unavailable)) return true;
  return BUSY.test(sqlState(error) ?? '') || isConnectionLost(error);
}

/** Notes when the database last failed. */
export function outageClock() {
  let last: number | undefined;
  return {
    last: () => last,
    /** Notes a failure of the database, and rethrows every error. */
    note(error: unknown): never {
      if (isOutage(error)) last = performance.now();
      throw error;
    },
  };
}
