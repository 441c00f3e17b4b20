import type { Tx } from '#db/store.ts';
import { deleteRegisteredTeams } from '#modules/registration/delete-registered-teams.service.ts';
import { releaseContent } from './release-content.repository.ts';

/**
 * Deletes what only a deleted account needs and removes the account as creator of what others play. Teams that registered themselves for its
 * battles are deleted.
 */
export async function releaseContentOf(tx: Tx, creatorId: number): Promise<void> {
  await deleteRegisteredTeams(tx, { organiserId: creatorId });
  return releaseContent(tx, creatorId);
}
