import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import {
  deleteStreamCounts,
  listStreamCounts,
  renewStreamCounts,
  saveStreamCounts,
} from './open-streams.repository.ts';

/** Changes within this time are written together. */
const COLLECT_MS = 500;
const RENEW_MS = 20_000;
/** A process that has not renewed its rows for this time has ended. */
const STALE_MS = 60_000;
const BATCH = 500;

type CountDeps = Pick<Deps, 'store' | 'now' | 'newId' | 'log'>;

/**
 * Counts the open streams of battles per participation in the database, so that every process knows how many phones are
 * connected to any of them. A failed write is repeated with the next renewal.
 */
export function countStreams({ store, now, newId, log }: CountDeps) {
  const process = newId();
  const counts = new Map<number, number>();
  const changed = new Set<number>();
  let collecting: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const renewing = setInterval(() => void inTurn(renew), RENEW_MS).unref();

  function inTurn(work: () => Promise<void>): Promise<void> {
    writing = writing.then(work).catch((error: unknown) => log.warn({ err: error }, 'live: could not count streams'));
    return writing;
  }

  async function save(): Promise<void> {
    for (let ids = [...changed].slice(0, BATCH); ids.length > 0; ids = [...changed].slice(0, BATCH)) {
      const rows = ids.map((participationId) => ({ participationId, streams: counts.get(participationId) ?? 0 }));
      for (const id of ids) changed.delete(id);
      try {
        await store.transact((tx) => saveStreamCounts(tx, process, rows, now()));
      } catch (error) {
        for (const id of ids) changed.add(id);
        throw error;
      }
    }
  }

  async function renew(): Promise<void> {
    await save();
    if (counts.size === 0) return;
    const seenAt = now();
    const deadline = new Date(seenAt.getTime() - STALE_MS);
    await store.transact((tx) => renewStreamCounts(tx, process, { seenAt, deadline }));
  }

  return {
    /** Adds to the number of streams of a participation, or subtracts from it. */
    add(participationId: number, streams: 1 | -1): void {
      const count = (counts.get(participationId) ?? 0) + streams;
      if (count > 0) counts.set(participationId, count);
      else counts.delete(participationId);
      changed.add(participationId);
      collecting ??= setTimeout(() => {
        collecting = undefined;
        void inTurn(save);
      }, COLLECT_MS).unref();
    },
    async close(): Promise<void> {
      clearInterval(renewing);
      clearTimeout(collecting);
      await inTurn(() => store.transact((tx) => deleteStreamCounts(tx, process)));
    },
  };
}

/** Connected phones per participation of a battle, in all processes. */
export async function readConnectedPhones(db: Db, battleId: number, now: Date): Promise<Map<number, number>> {
  const rows = await listStreamCounts(db, battleId, new Date(now.getTime() - STALE_MS));
  return new Map(rows.map(({ participationId, streams }) => [participationId, streams]));
}
