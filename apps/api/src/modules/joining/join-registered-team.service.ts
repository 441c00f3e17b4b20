import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { joinSecretOf } from '#mapping/public-exploration.ts';
import { findParticipant, findPublishedExploration } from './joining.repository.ts';
import { addMember, type Joining } from './joining.service.ts';

interface RegisteredTeam {
  battleId: number;
  explorationId: number;
  teamId: number;
}

/**
 * Lets the phone join the team that it has registered; it needs no codes.
 * Returns the claims of its run token, and the codes for its mates.
 * @throws `not_found`, and `battle_not_open` after the end.
 */
export async function joinRegisteredTeam(tx: Tx, registered: RegisteredTeam, joining: Joining) {
  const exploration = await findPublishedExploration(tx, registered.explorationId);
  const participant = await findParticipant(tx, registered);
  if (!exploration || !participant) throw new Problem('not_found');
  const admission = { exploration, ...participant, friends: false };
  const claims: RunTokenClaims = await addMember(tx, admission, joining);
  const { id, name, slug, code } = participant.team;
  return {
    claims,
    body: {
      Exploration: { id: exploration.id, name: exploration.name, slug: exploration.slug },
      Battle: { id: participant.battle.id, name: participant.battle.name, slug: participant.battle.slug },
      Team: { id, name, slug },
      exploration_code: joinSecretOf(exploration),
      team_code: code ?? '',
    },
  };
}
