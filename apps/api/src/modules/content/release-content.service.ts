import type { Tx } from '#db/store.ts';
import { releaseContent } from './release-content.repository.ts';

/** Deletes what only a deleted account needs and removes the account as creator of what others play. */
export function releaseContentOf(tx: Tx, creatorId: number): Promise<void> {
  return releaseContent(tx, creatorId);
}
