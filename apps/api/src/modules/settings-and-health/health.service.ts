import type { Store } from '#db/store.ts';
import { pingDatabase } from './health.repository.ts';

/** Readiness check; throws when the database is not available. */
export async function checkReady(store: Store): Promise<{ status: 'ok' }> {
  await pingDatabase(store.db);
  return { status: 'ok' };
}
