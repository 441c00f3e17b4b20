import { lt } from 'drizzle-orm';
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

/** Deletes the rows of processes that ended. */
export async function deleteProbesBefore(tx: Tx, time: Date): Promise<void> {
  const { probes } = tx.t;
  await tx.delete(probes).where(lt(probes.at, time));
}
