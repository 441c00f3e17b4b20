import type { Db } from '#db/store.ts';
import { findUserByEmail } from './users.repository.ts';

/** The account with an address (normalised by `normalizeEmail`). For owners only: it reveals whether the account exists. */
export async function findAccount(db: Db, email: string): Promise<{ id: number; name: string } | undefined> {
  const user = await findUserByEmail(db, email);
  return user && { id: user.id, name: user.name };
}
