import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { restoreAdjustments } from '@puzzle-runs/domain/battle/audit-log.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#http/session.ts';
import { storeParticipant } from '#modules/content/store-battle.service.ts';
import { getOwnExploration, getOwnTeam } from '../ownership.repository.ts';
import { type BattleActRow, insertBattleAct, listTeamActs, markUndone } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import type { ControlDeps } from './change-battle-state.ts';
import { toParticipant } from './managed-battle.ts';
import { deleteParticipant, deleteProgress, getParticipant, resetPoints } from './participants.repository.ts';

/**
 * Adds an own team with an own exploration to an own battle. A
 * team that was removed before keeps its points and extra minutes.
 * @throws `not_found`, `team_already_participates` (also for concurrent calls).
 */
export async function addParticipant(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  battleId: number,
  { exploration_id: explorationId, team_id: teamId }: { exploration_id: number; team_id: number },
): Promise<ManagedParticipant> {
  const added = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    await getOwnExploration(tx, user_id, explorationId);
    const team = await getOwnTeam(tx, user_id, teamId);
    const kept = restoreAdjustments(await listTeamActs(tx, { battleId, teamId }));
    const id = await storeParticipant(tx, { battleId, explorationId, teamId, ...kept });
    await insertBattleAct(tx, { battleId, kind: 'participant_added', teamId, teamName: team.name, actor, at: now() });
    return toParticipant(await getParticipant(tx, battleId, { id }));
  });
  changeFeed.publish({ participationId: null, battleId });
  return added;
}

/**
 * Removes a team from a battle: for its players the battle is over.
 * Added again, it continues where it was. Throws `not_found`.
 */
export async function removeParticipant(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id }: { battle_id: number; participant_id: number },
) {
  await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { team, exploration } = await getParticipant(tx, battleId, { id });
    await deleteParticipant(tx, id);
    const act = { battleId, kind: 'participant_removed', teamId: team.id, teamName: team.name } as const;
    await insertBattleAct(tx, { ...act, explorationId: exploration.id, actor, at: now() });
  });
  changeFeed.publish({ participationId: null, battleId });
  return { deleted: true as const };
}

/**
 * Lets a removed team take part again, in the run that it played, with its points and extra minutes.
 * @param act of the removal, which is undone @throws `not_found` once its run is deleted, `nochange` for a removal that
 * was undone before, `team_already_participates`
 */
export async function restoreParticipant(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { id, battleId, teamId, teamName, explorationId }: BattleActRow,
): Promise<void> {
  if (teamId === null || explorationId === null) throw new Problem('nochange');
  const at = now();
  await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    await getOwnExploration(tx, user_id, explorationId);
    await markUndone(tx, id, at);
    const kept = restoreAdjustments(await listTeamActs(tx, { battleId, teamId }));
    await storeParticipant(tx, { battleId, explorationId, teamId, ...kept });
    await insertBattleAct(tx, { battleId, kind: 'participant_added', teamId, teamName, actor, at });
  });
  changeFeed.publish({ participationId: null, battleId });
}

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
