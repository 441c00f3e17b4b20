import type { NewFriendsTeam, RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Invitation } from '@puzzle-runs/contract/play/invitation.ts';
import { joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { deletePhotosOfMember, recountWithoutPhotos } from '#modules/play/photos/delete-photos.service.ts';
import { getParticipation } from '#modules/play/play.service.ts';
import { checkJoinRequest } from './check-team-and-exploration-code.ts';
import {
  deleteTeamOfFriends,
  findFoundedTeam,
  findTeamOfFriends,
  insertFounding,
  insertTeamOfFriends,
} from './joining.repository.ts';
import { addMember, type JoiningDeps, joinLock, memberKeyOf, userOf } from './joining.service.ts';
import { countMembers, deleteMember, type TeamInExploration } from './members.repository.ts';

/**
 * Creates a team for one exploration, without battle and organiser, and lets its founder join. All phones of the team
 * share the progress. A repeated submission returns the same team.
 * @throws `not_found`, `wrong_exploration_code`, `conflict` for a submission with another name.
 */
export function createTeamOfFriends(
  { config, ...deps }: JoiningDeps,
  explorationId: number,
  { name, exploration_code, progressor_id, language, submission_id: submissionId }: NewFriendsTeam,
  session: Session | null,
) {
  const user = userOf({ progressor_id: progressor_id ?? submissionId }, session, deps.newId);
  const at = deps.now();
  const joining = { user, device: deps.newId(), at, language, config, newId: deps.newId, reads: deps.store.db };
  const code = newCode(deps.newId());
  return deps.store.transact(
    async (tx) => {
      const admission = await checkJoinRequest(tx, { exploration_id: explorationId, exploration_code });
      deps.onRightCode?.();
      const founding = submissionId && { submissionId, member: memberKeyOf(user), explorationId };
      const before = founding ? await findFoundedTeam(tx, founding) : undefined;
      if (before && before.name !== name.trim()) throw new Problem('conflict', undefined, 'submission_id');
      const team = before ?? (await foundTeam(tx, { name: name.trim(), code, explorationId, at }));
      const claims = await addMember(tx, { ...admission, team, friends: true }, joining);
      const participationId = claims.participation_id;
      if (submissionId && !before) await insertFounding(tx, { submissionId, participationId, at });
      const members = await countMembers(tx, { explorationId, battleId: null, teamId: team.id });
      return {
        claims,
        Team: { name: team.name, id: team.id, slug: team.slug },
        invitation: invitationOf(config, explorationId, { id: team.id, code: team.code ?? '', members }),
      };
    },
    { lock: joinLock(explorationId, user.user_id) },
  );
}

async function foundTeam(
  tx: Tx,
  { at, explorationId, ...named }: { name: string; code: string; explorationId: number; at: Date },
) {
  const team = { ...named, slug: storedSlug(named.name) || 'team', image: null };
  return { ...team, ...(await insertTeamOfFriends(tx, { ...team, explorationId, createdAt: at, updatedAt: at })) };
}

/** The invitation to the player's team of friends. Throws `not_found` for solo players and in battles. */
export async function readInvitation(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  player: RunTokenClaims,
): Promise<Invitation> {
  const side = await getSide(db, player);
  const team = await findTeamOfFriends(db, side);
  if (!team || team.code === null) throw new Problem('not_found');
  return invitationOf(config, side.explorationId, {
    id: team.id,
    code: team.code,
    members: await countMembers(db, side),
  });
}

/**
 * Removes the player from the team of friends. The progress stays
 * with the others; the last member to leave deletes the team.
 * @throws `not_found` for solo players and in battles, `unauthorized` when the team was deleted.
 */
export async function leaveTeamOfFriends(
  { store, changeFeed }: Pick<Deps, 'store' | 'changeFeed'>,
  player: RunTokenClaims,
): Promise<{ members: number }> {
  const side = await getSide(store.db, player);
  const participationId = player.participation_id;
  const { members, waited } = await store.transact(
    async (tx) => {
      const keys = await deleteMember(tx, { participationId, member: memberKeyOf(player.user) });
      const waited = await deletePhotosOfMember(tx, keys, participationId);
      const left = await countMembers(tx, side);
      if (left === 0) await deleteTeamOfFriends(tx, side.teamId);
      return { members: left, waited };
    },
    { lock: joinLock(side.explorationId, side.teamId) },
  );
  await recountWithoutPhotos({ store }, waited);
  changeFeed.publish({ participationId, battleId: null });
  return { members };
}

/** The player's team of friends. Throws `not_found` for solo players and in battles. */
async function getSide(db: Db, player: RunTokenClaims): Promise<TeamInExploration> {
  const { explorationId, battleId, teamId } = await getParticipation(db, player);
  if (battleId !== null || teamId === null) throw new Problem('not_found');
  return { explorationId, battleId, teamId };
}

function invitationOf(
  { playerUrl }: Deps['config'],
  exploration_id: number,
  { id: team_id, code: team_code, members }: { id: number; code: string; members: number },
): Invitation {
  return { team_id, team_code, join_url: joinAddress(playerUrl, { exploration_id, team_id, team_code }), members };
}

/** Ten random lower-case letters and digits, from a random UUID. */
function newCode(uuid: string): string {
  return uuid.replaceAll('-', '').slice(-10);
}
