import type { RunTokenClaims, Together } from '@puzzle-runs/contract/join.ts';
import type { Invitation } from '@puzzle-runs/contract/progress.ts';
import { joinAddress } from '@puzzle-runs/domain/battle/share.ts';
import { slugOf } from '@puzzle-runs/domain/exploration/slug.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { getParticipation } from '#modules/play/play.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { admit } from './admission.ts';
import { findFriends, insertFriends } from './joining.repository.ts';
import { type Joining, takePart, userOf } from './joining.service.ts';

/**
 * Makes a team of friends for one run, without a battle and without an organiser, and lets its founder join. The same rules hold for
 * it as for teams of battles: all phones share the progress.
 * @throws `not_found`, `wrong_exploration_code`.
 */
export function playTogether(
  { config, ...deps }: Joining & Pick<Deps, 'config'>,
  explorationId: number,
  { name, exploration_code, progressor_id }: Together,
  session: Session | null,
) {
  const user = userOf({ progressor_id }, session, deps.newId);
  const at = deps.now();
  const code = newCode(deps.newId());
  return deps.store.transact(async (tx) => {
    const admission = await admit(tx, { exploration_id: explorationId, exploration_code });
    const team = { name: name.trim(), slug: slugOf(name) || 'team', image: null, code };
    const id = await insertFriends(tx, { ...team, explorationId, createdAt: at, updatedAt: at });
    const friends = { ...admission, team: { id, ...team }, friends: true };
    const claims = await takePart(tx, friends, { user, device: deps.newId(), at });
    return {
      claims,
      Team: { id, name: team.name, slug: team.slug },
      invitation: invitationOf(config, explorationId, { id, code }),
    };
  });
}

/** How friends come into the player's team. Throws `not_found` for whoever plays alone or in a battle. */
export async function readInvitation(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  player: RunTokenClaims,
): Promise<Invitation> {
  const { explorationId, battleId, teamId } = await getParticipation(db, player);
  const team = battleId === null && teamId !== null ? await codeOf(db, explorationId, teamId) : undefined;
  if (!team) throw new Problem('not_found');
  return invitationOf(config, explorationId, team);
}

async function codeOf(db: Db, explorationId: number, teamId: number) {
  const team = await findFriends(db, { explorationId, teamId });
  return team && team.code !== null ? { id: team.id, code: team.code } : undefined;
}

function invitationOf(
  { playerUrl }: Deps['config'],
  exploration_id: number,
  { id: team_id, code: team_code }: { id: number; code: string },
): Invitation {
  return { team_id, team_code, join_url: joinAddress(playerUrl, { exploration_id, team_id, team_code }) };
}

/** Ten signs that nobody guesses, in small letters and digits, from a random UUID. */
function newCode(uuid: string): string {
  return uuid.replaceAll('-', '').slice(-10);
}
