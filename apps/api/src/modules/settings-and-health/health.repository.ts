import type { Db } from '#db/store.ts';

/** Reads a row; throws when the database is not available. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.select({ id: db.t.users.id }).from(db.t.users).limit(1);
}
