import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { Unavailable } from '#errors/unavailable.ts';
import { isLocked } from '../sql-state.ts';
import { isUnavailable } from '../unavailable.ts';

interface Job {
  work: () => Promise<unknown>;
  /** Commits alone, so that no short job waits for it. */
  long: boolean;
  askedAt: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Tells a caller the outcome of its job. */
type Settle = () => void;

/** A group commits after this number of jobs, or after GROUP_MS milliseconds. */
const JOBS_MAX = 64;
const GROUP_MS = 20;
/** How long jobs wait while another process holds the write lock. */
const LOCKED_MS = 2_000;
const RETRY_MS = 10;

/**
 * Queue of the writing connection. Jobs that wait at the same time share one commit, because a commit waits for the
 * disk (docs/decisions/0063). Each job has a savepoint, so that a failed one does not undo the others, and callers are
 * answered after the commit. If the commit fails, all jobs of the group are rejected with `Unavailable`.
 */
export function groupCommit(connection: Database) {
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const commit = connection.prepare('COMMIT');
  const rollback = connection.prepare('ROLLBACK');
  const savepoint = connection.prepare('SAVEPOINT job');
  const undo = connection.prepare('ROLLBACK TO job');
  const release = connection.prepare('RELEASE job');

  /** Begins a transaction; false if the queue is empty, because its jobs waited too long or the database failed. */
  async function began(): Promise<boolean> {
    const since = performance.now();
    while (queue.length > 0) {
      try {
        begin.run();
        return true;
      } catch (error) {
        const locked = isLocked(error);
        const now = performance.now();
        while (queue[0] && (!locked || Math.max(queue[0].askedAt, since) + LOCKED_MS <= now))
          queue.shift()?.reject(new Unavailable('cannot begin to write', error));
        await setTimeout(RETRY_MS);
      }
    }
    return false;
  }

  async function run({ work, resolve, reject }: Job): Promise<Settle> {
    savepoint.run();
    try {
      const value = await work();
      release.run();
      return () => resolve(value);
    } catch (error) {
      if (!connection.inTransaction) throw error; // SQLite rolled back the whole group
      undo.run();
      release.run();
      return () => reject(error);
    }
  }

  /** Undoes the group. A disk that does not even allow that makes the next `BEGIN` fail, which rejects its jobs. */
  function undoGroup(): void {
    try {
      if (connection.inTransaction) rollback.run();
    } catch {
      // The callers get the error that made the group fail.
    }
  }

  /** Runs the next jobs in the transaction that has begun, and commits. */
  async function runGroup(): Promise<void> {
    const group: Job[] = [];
    const outcomes: Settle[] = [];
    const until = performance.now() + GROUP_MS;
    try {
      for (let job = queue.shift(); job; ) {
        group.push(job);
        outcomes.push(await run(job));
        const isFull = job.long || group.length >= JOBS_MAX || performance.now() >= until;
        job = isFull || queue[0]?.long ? undefined : queue.shift();
      }
      commit.run();
    } catch (error) {
      undoGroup();
      const reason = isUnavailable(error) ? 'not committed' : 'rolled back with another job';
      for (const { reject } of group) reject(new Unavailable(reason, error));
      return;
    }
    for (const settle of outcomes) settle();
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      await setImmediate(); // lets jobs of other requests join, and responses leave
      if (await began()) await runGroup();
    }
    draining = undefined;
  }

  return {
    /** Runs `work` in a transaction. @throws {Unavailable} if it was not committed */
    add<T>(work: () => Promise<T>, long = false): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, long, askedAt: performance.now(), resolve: resolve as Job['resolve'], reject });
        draining ??= drain();
      });
    },
    /** Resolves when no job waits or runs. */
    async idle(): Promise<void> {
      await draining;
    },
  };
}
