import { lte } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

/** Returns true if this is the first use of the challenge. */
export async function insertUse(tx: Tx, use: Tables['usedCaptchas']['$inferInsert']): Promise<boolean> {
  const { usedCaptchas } = tx.t;
  const inserted = await tx
    .insert(usedCaptchas)
    .values(use)
    .onConflictDoNothing()
    .returning({ signature: usedCaptchas.signature });
  return inserted.length > 0;
}

/** Deletes the uses of challenges that have expired, which `useCaptcha` refuses anyway. */
export async function deleteUses(tx: Tx, expiredAt: Date): Promise<void> {
  await tx.delete(tx.t.usedCaptchas).where(lte(tx.t.usedCaptchas.expiresAt, expiredAt));
}
