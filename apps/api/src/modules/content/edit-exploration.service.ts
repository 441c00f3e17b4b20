import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';

/** What a change to the content of a run needs. */
export type Editing = Pick<Deps, 'store' | 'hub' | 'now'>;

/**
 * Changes the content of a run, in one transaction; after it, the phones that play the run are told to read again. The work says which run
 * it has changed as soon as it knows.
 */
export async function changeRun<T>(
  { store, hub }: Pick<Deps, 'store' | 'hub'>,
  work: (tx: Tx, changes: (explorationId: number) => void) => Promise<T>,
): Promise<T> {
  const changed = new Set<number>();
  const answer = await store.transact((tx) => work(tx, (id) => changed.add(id)));
  for (const explorationId of changed) hub.publish({ participationId: null, battleId: null, explorationId });
  return answer;
}
