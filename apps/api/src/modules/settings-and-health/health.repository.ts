import type { Db } from '#db/store.ts';

/** Asks the database for a row; throws when it does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.select({ id: db.t.users.id }).from(db.t.users).limit(1);
}
