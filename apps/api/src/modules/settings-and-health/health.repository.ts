import { randomBytes } from 'node:crypto';
import { like, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

/** Reads a row; throws when the database is not available. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.select({ id: db.t.users.id }).from(db.t.users).limit(1);
}

/** Writes the row of this process; throws when the database cannot write. */
export async function writeProbe(tx: Tx, probe: { process: string; at: Date }): Promise<void> {
  const { probes } = tx.t;
  await tx
    .insert(probes)
    .values(probe)
    .onConflictDoUpdate({ target: probes.process, set: { at: probe.at } });
}

/** About a megabyte with its index: more than the call of a player writes. */
const [LARGE_ROWS, LARGE_ROW_BYTES] = [500, 1_000];

/** Writes many rows of this process, which `deleteLargeProbe` deletes. */
export async function writeLargeProbe(tx: Tx, { process, at }: { process: string; at: Date }): Promise<void> {
  const row = (_: unknown, index: number) => {
    const noise = randomBytes(LARGE_ROW_BYTES / 2).toString('hex'); // PostgreSQL would compress a text that repeats
    return { process: `${process} ${index} ${noise}`, at };
  };
  await tx.insert(tx.t.probes).values(Array.from({ length: LARGE_ROWS }, row));
}

/** Deletes the rows of `writeLargeProbe`, also those of an earlier one that could not. */
export async function deleteLargeProbe(tx: Tx, process: string): Promise<void> {
  await tx.delete(tx.t.probes).where(like(tx.t.probes.process, `${process} %`));
}

/** Deletes the rows of processes that ended. */
export async function deleteProbesBefore(tx: Tx, time: Date): Promise<void> {
  const { probes } = tx.t;
  await tx.delete(probes).where(lt(probes.at, time));
}
