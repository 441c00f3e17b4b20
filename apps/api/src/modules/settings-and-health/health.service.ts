import type { Store } from '#db/store.ts';
import { pingDatabase } from './health.repository.ts';

/** Answers when the process and its database can serve; throws when the database does not answer. */
export async function checkReady(store: Store): Promise<{ status: 'ok' }> {
  await pingDatabase(store.db);
  return { status: 'ok' };
}
