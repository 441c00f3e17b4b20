import { registeredTeamsExpireAt } from '@puzzle-runs/domain/battle/registration.ts';
import type { Tx } from '#db/store.ts';
import { battleTimingOf } from '#mapping/battle-timing.ts';
import {
  deleteRegistration,
  deleteTeams,
  listRegisteredBattles,
  listRegisteredTeamIds,
} from './delete-registered-teams.repository.ts';

/**
 * Deletes teams that registered themselves, with their progress and every record that names them: of a battle, of all
 * battles of an organiser, or those that play a run.
 */
export async function deleteRegisteredTeams(tx: Tx, of: Parameters<typeof listRegisteredTeamIds>[1]): Promise<void> {
  await deleteTeams(tx, await listRegisteredTeamIds(tx, of));
  if ('battleId' in of) await deleteRegistration(tx, of.battleId);
}

/** Deletes registered teams 30 days after the end of their battle (docs/decisions/0076). */
export async function deleteExpiredRegisteredTeams(tx: Tx, now: Date): Promise<void> {
  for (const { id, lastActivityAt, ...times } of await listRegisteredBattles(tx)) {
    const expiresAt = registeredTeamsExpireAt(battleTimingOf(times), lastActivityAt);
    if (expiresAt <= now.getTime()) await deleteRegisteredTeams(tx, { battleId: id });
  }
}
