import { hostname } from 'node:os';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { sqlState } from '#db/sql-state.ts';
import type { Store, Tx } from '#db/store.ts';
import { isConnectionLost } from '#db/unavailable.ts';
import type { Deps } from '#deps.ts';
import { deleteProbesBefore, pingDatabase, writeProbe } from './health.repository.ts';

type Prober = Pick<Deps, 'store' | 'now'>;

/** Why the database cannot be used. */
type Reason = 'disk_full' | 'locked' | 'unreachable' | 'slow' | 'failed';

interface Result {
  /** Time of `performance.now()`. */
  at: number;
  problem: Reason | null;
}

/** A good result is valid longer than the interval of the job; a bad one is checked again soon, to recover quickly. */
const [GOOD_MS, BAD_MS] = [25_000, 1_000];
/** Load balancers expect a response within a second. */
const WAIT_MS = 800;
const DAY_MS = 24 * 60 * 60_000;
const PROCESS = `${hostname()}:${process.pid}`;

const results = new WeakMap<Store, Result>();
const running = new WeakMap<Store, Promise<Result>>();

/** Reads and writes on the connections that players use, and keeps the result for `checkReady`; joins a probe that is running. */
export function probeDatabase(prober: Prober): Promise<Result> {
  const { store } = prober;
  const known = running.get(store);
  if (known) return known;
  const started = probe(prober).finally(() => running.delete(store));
  running.set(store, started);
  return started;
}

async function probe({ store, now }: Prober): Promise<Result> {
  let problem: Reason | null = null;
  try {
    await pingDatabase(store.db);
    await store.transact((tx) => writeProbe(tx, { process: PROCESS, at: now() }), { lock: `probe ${PROCESS}` });
  } catch (error) {
    problem = reasonOf(error);
  }
  const result = { at: performance.now(), problem };
  results.set(store, result);
  return result;
}

function reasonOf(error: unknown): Reason {
  const state = sqlState(error) ?? '';
  if (/^(SQLITE_FULL|53100|ENOSPC)$/.test(state)) return 'disk_full';
  if (/^(SQLITE_BUSY|55P03|57014)/.test(state)) return 'locked';
  return isConnectionLost(error) ? 'unreachable' : 'failed';
}

/**
 * Readiness, within a second: the result of the last probe, or of a new one if that is too old.
 * @throws `unavailable` with `params.reason`
 */
export async function checkReady(prober: Prober): Promise<{ status: 'ok' }> {
  const last = results.get(prober.store);
  const age = performance.now() - (last?.at ?? 0);
  const isFresh = last !== undefined && age < (last.problem === null ? GOOD_MS : BAD_MS);
  const { problem } = isFresh ? last : await inTime(probeDatabase(prober));
  if (problem !== null) throw new Problem('unavailable', { reason: problem });
  return { status: 'ok' };
}

async function inTime(probing: Promise<Result>): Promise<Result> {
  const { promise: slow, resolve } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => resolve({ at: performance.now(), problem: 'slow' }), WAIT_MS);
  try {
    return await Promise.race([probing, slow]);
  } finally {
    clearTimeout(timer);
  }
}

export function deleteOldProbes(tx: Tx, now: Date): Promise<void> {
  return deleteProbesBefore(tx, new Date(now.getTime() - DAY_MS));
}
