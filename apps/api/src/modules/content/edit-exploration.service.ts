import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { refreshWays } from '#modules/play/conditions/refresh-ways.service.ts';
import { refreshOffered } from './translations.service.ts';

/** Dependencies of a use case that changes the content of an exploration. */
export type EditDeps = Pick<Deps, 'store' | 'changeFeed' | 'now'>;

/**
 * Runs `edit` in one transaction, and offers players the languages that are complete after it, and the points of the ways
 * that are open after it. Then notifies the phones that play an exploration which `edit` passed to `markChanged`, so that
 * they reload its content.
 */
export async function editExploration<T>(
  { store, changeFeed }: Pick<Deps, 'store' | 'changeFeed'>,
  edit: (tx: Tx, markChanged: (explorationId: number) => void) => Promise<T>,
): Promise<T> {
  const changed = new Set<number>();
  const result = await store.transact(async (tx) => {
    changed.clear(); // a transaction may run again
    const edited = await edit(tx, (id) => changed.add(id));
    for (const id of changed) {
      await refreshOffered(tx, id);
      await refreshWays(tx, id);
    }
    return edited;
  });
  for (const explorationId of changed) changeFeed.publish({ participationId: null, battleId: null, explorationId });
  return result;
}
