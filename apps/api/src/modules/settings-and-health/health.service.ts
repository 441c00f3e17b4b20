import { hostname } from 'node:os';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { sqlState } from '#db/sql-state.ts';
import type { Store, Tx } from '#db/store.ts';
import { isConnectionLost } from '#db/unavailable.ts';
import type { Deps } from '#deps.ts';
import {
  deleteLargeProbe,
  deleteProbesBefore,
  pingDatabase,
  writeLargeProbe,
  writeProbe,
} from './health.repository.ts';

/** Bytes that the disk of a SQLite database must have left; below it the server is not ready. SQLite's journal grows to as many. */
const DISK_FREE_BYTES_MIN = 4 * 1_024 ** 2;

type Prober = Pick<Deps, 'store' | 'now'>;

/** Why the database cannot be used. */
type Reason = 'disk_full' | 'locked' | 'unreachable' | 'slow' | 'failed';

interface Result {
  /** Times of `performance.now()`. */
  startedAt: number;
  endedAt: number;
  problem: Reason | null;
}

/**
 * A good result is valid longer than the interval of the job, and short enough that an outage without any call is
 * noticed within ten seconds; a bad one is checked again soon, to recover quickly.
 */
const [GOOD_MS, BAD_MS] = [8_000, 1_000];
/** Load balancers expect a response within a second. */
const WAIT_MS = 800;
const DAY_MS = 24 * 60 * 60_000;
const PROCESS = `${hostname()}:${process.pid}`;

const results = new WeakMap<Store, Result>();
/** When the last good probe started. */
const goodSince = new WeakMap<Store, number>();
const running = new WeakMap<Store, Promise<Result>>();

/**
 * Reads and writes on the connections that players use, and keeps
 * the result for `checkReady`; joins a probe that is running.
 */
export function probeDatabase(prober: Prober): Promise<Result> {
  const { store } = prober;
  const known = running.get(store);
  if (known) return known;
  const started = probe(prober).finally(() => running.delete(store));
  running.set(store, started);
  return started;
}

async function probe(prober: Prober): Promise<Result> {
  const { store } = prober;
  const startedAt = performance.now();
  const problem = await findProblem(prober).catch(reasonOf);
  const result = { startedAt, endedAt: performance.now(), problem };
  results.set(store, result);
  if (problem === null) goodSince.set(store, startedAt);
  return result;
}

/** Throws the error of the database. */
async function findProblem({ store, now }: Prober): Promise<Reason | null> {
  await pingDatabase(store.db);
  const free = await store.freeBytes();
  if (free !== undefined && free < DISK_FREE_BYTES_MIN) return 'disk_full';
  const own = { process: PROCESS, at: now() };
  const options = { lock: `probe ${PROCESS}` };
  if (!hasFailedSince(store, goodSince.get(store))) {
    await store.transact((tx) => writeProbe(tx, own), options);
    return null;
  }
  // One row may fit in the last page of a full disk where a player's write does not.
  await store.transact(async (tx) => {
    await writeProbe(tx, own);
    await writeLargeProbe(tx, own);
  }, options);
  await store.transact((tx) => deleteLargeProbe(tx, PROCESS), options);
  return null;
}

/** Whether the database has failed a call after `time`, or ever. */
function hasFailedSince(store: Store, time = 0): boolean {
  return (store.lastOutage() ?? Number.NEGATIVE_INFINITY) >= time;
}

function reasonOf(error: unknown): Reason {
  const state = sqlState(error) ?? '';
  if (/^(SQLITE_FULL|53100|ENOSPC)$/.test(state)) return 'disk_full';
  if (/^(SQLITE_BUSY|55P03|57014)/.test(state)) return 'locked';
  return isConnectionLost(error) ? 'unreachable' : 'failed';
}

/**
 * Readiness, within a second: the result of the last probe, or of a new
 * one if that is too old, or if the database has failed a call since.
 * @throws `unavailable` with `params.reason`
 */
export async function checkReady(prober: Prober): Promise<{ status: 'ok' }> {
  const last = results.get(prober.store);
  const { problem } = last && isValid(prober.store, last) ? last : await inTime(probeNow(prober));
  if (problem !== null) throw new Problem('unavailable', { reason: problem });
  return { status: 'ok' };
}

/** A running probe may have started before the call that failed. */
async function probeNow(prober: Prober): Promise<Result> {
  const joined = await probeDatabase(prober);
  return isValid(prober.store, joined) ? joined : probeDatabase(prober);
}

function isValid(store: Store, { startedAt, endedAt, problem }: Result): boolean {
  if (problem !== null) return performance.now() - endedAt < BAD_MS;
  return performance.now() - startedAt < GOOD_MS && !hasFailedSince(store, startedAt);
}

async function inTime(probing: Promise<Result>): Promise<Pick<Result, 'problem'>> {
  const { promise: slow, resolve } = Promise.withResolvers<Pick<Result, 'problem'>>();
  const timer = setTimeout(() => resolve({ problem: 'slow' }), WAIT_MS);
  try {
    return await Promise.race([probing, slow]);
  } finally {
    clearTimeout(timer);
  }
}

export function deleteOldProbes(tx: Tx, now: Date): Promise<void> {
  return deleteProbesBefore(tx, new Date(now.getTime() - DAY_MS));
}
