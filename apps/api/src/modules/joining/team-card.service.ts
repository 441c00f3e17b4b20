import type { TeamCardTarget } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { codeFlagOf } from '#mapping/public-exploration.ts';
import { isShortCheck } from '#secrets/unguessable-codes.ts';
import { findTeamCard } from './joining.repository.ts';

/**
 * The ids that a printed team card joins, and which codes are needed, never the codes.
 * @param id of the participant
 * @param check what stands behind the id in the card's address
 * @throws `not_found`
 */
export async function readTeamCard(
  { store: { db }, secret }: Pick<Deps, 'store' | 'secret'>,
  { id, check }: { id: number; check: string },
): Promise<TeamCardTarget> {
  const card = isShortCheck(secret, 'card', { id, check }) ? await findTeamCard(db, id) : undefined;
  if (!card) throw new Problem('not_found');
  return {
    exploration_id: card.explorationId,
    battle_id: card.battleId,
    team_id: card.teamId,
    exploration_code: codeFlagOf(card.explorationCode),
    team_code: codeFlagOf(card.teamCode),
  };
}
