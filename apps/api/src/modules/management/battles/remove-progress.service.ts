import type { Session } from '#session.ts';
import { insertBattleAct } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import type { ControlDeps } from './change-battle-state.ts';
import { deleteProgress, getParticipant, resetPoints } from './participants.repository.ts';

/**
 * Deletes the progress and the point adjustments of a team in a battle; the team starts again.
 * Returns the number of deleted participations. Throws `not_found`.
 */
export async function removeProgress(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, team_id: teamId }: { battle_id: number; team_id: number },
): Promise<{ deleted: number }> {
  const deleted = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { id, team } = await getParticipant(tx, battleId, { teamId });
    await resetPoints(tx, id);
    await insertBattleAct(tx, { battleId, kind: 'progress_deleted', teamId, teamName: team.name, actor, at: now() });
    return deleteProgress(tx, { battleId, teamId });
  });
  changeFeed.publish({ participationId: null, battleId });
  return { deleted };
}
