import type { Tx } from '#db/store.ts';
import { deleteExpiredCodes } from './codes.repository.ts';
import { deleteExpiredSessions } from './sessions.repository.ts';

/** Deletes expired sessions and codes; an unconfirmed registration goes with its code. */
export async function deleteExpiredLogins(tx: Tx, now: Date): Promise<void> {
  await deleteExpiredCodes(tx, now);
  await deleteExpiredSessions(tx, now);
}
