import type { TeamCardTarget } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { codeFlagOf, linkKeyOf } from '#mapping/public-exploration.ts';
import { isShortCheck, kindWithKey } from '#secrets/unguessable-codes.ts';
import { findTeamCard } from './joining.repository.ts';

/**
 * The ids that a printed team card joins, and which codes are needed, never the codes: those stand on the
 * card. The key of a run that only its link finds does not, so it is returned.
 * @param id of the participant
 * @param check what stands behind the id in the card's address
 * @throws `not_found`
 */
export async function readTeamCard(
  { store: { db }, secret }: Pick<Deps, 'store' | 'secret'>,
  { id, check }: { id: number; check: string },
): Promise<TeamCardTarget> {
  const card = await findTeamCard(db, id);
  if (!card || !fitsCard(secret, { id, check }, card)) throw new Problem('not_found');
  const link_key = linkKeyOf(card);
  return {
    ...(link_key !== undefined && { link_key }),
    exploration_id: card.explorationId,
    battle_id: card.battleId,
    team_id: card.teamId,
    exploration_code: codeFlagOf(card.explorationCode),
    team_code: codeFlagOf(card.teamCode),
  };
}

/** Whether a check was printed for the card while its run was as it is: a new key ends older cards of a hidden run. */
function fitsCard(
  secret: string,
  typed: { id: number; check: string },
  { visibility, linkKey }: NonNullable<Awaited<ReturnType<typeof findTeamCard>>>,
): boolean {
  const printedWithKey = linkKey !== null && isShortCheck(secret, kindWithKey('card', linkKey), typed);
  return printedWithKey || (visibility === 'public' && isShortCheck(secret, 'card', typed));
}
