import type { Tx } from '#db/store.ts';
import { deleteRegisteredTeams } from '#modules/registration/delete-registered-teams.service.ts';
import { releaseContent } from './release-content.repository.ts';

/**
 * Deletes the content of a deleted account that no other player uses, and removes the account as creator of the rest.
 * Teams that registered themselves for its battles are deleted.
 */
export async function releaseContentOf(tx: Tx, creatorId: number): Promise<void> {
  await deleteRegisteredTeams(tx, { organiserId: creatorId });
  return releaseContent(tx, creatorId);
}
