import BetterSqlite from 'better-sqlite3';
import { isLocked } from '../sql-state.ts';

/** Time for an earlier server to finish its shutdown. */
const WAIT_MS = 3_000;

/**
 * Takes the lock that one server at a time holds on a SQLite database; the system
 * frees it when the process ends. Returns false if another server holds it. The lock
 * is on a file of its own, so that import, export and backup run beside the server.
 */
export function takeServerLock(database: string): boolean {
  const lock = new BetterSqlite(`${database}.server-lock`, { timeout: WAIT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    held.push(lock);
    return true;
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    return false;
  }
}

/** Keeps the locks from garbage collection, which would close them. */
const held: BetterSqlite.Database[] = [];
