import type { TeamCardTarget } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import { codeFlagOf } from '#mapping/public-exploration.ts';
import { findTeamCard } from './joining.repository.ts';

/** The ids that a printed team card joins, and which codes are needed, never the codes. Throws `not_found`. */
export async function readTeamCard(db: Db, participantId: number): Promise<TeamCardTarget> {
  const card = await findTeamCard(db, participantId);
  if (!card) throw new Problem('not_found');
  return {
    exploration_id: card.explorationId,
    battle_id: card.battleId,
    team_id: card.teamId,
    exploration_code: codeFlagOf(card.explorationCode),
    team_code: codeFlagOf(card.teamCode),
  };
}
