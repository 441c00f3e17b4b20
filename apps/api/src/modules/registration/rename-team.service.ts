import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { getParticipation } from '#modules/play/play.service.ts';
import {
  findRegisteredTeam,
  findRegistration,
  insertNameAct,
  listTeamNames,
  showName,
  updateRegisteredTeam,
} from './registered-teams.repository.ts';
import { registrationLock } from './registration.service.ts';
import { refuseWords, toTeamName } from './team-name.ts';

/**
 * Suggests another name for the player's registered team, until its organiser accepts one.
 * @throws `not_found` for other teams, `nochange` once a name was
 * accepted, `nameless`, `name_taken`, `name_refused`, `invalid_request`
 */
export async function renameOwnTeam(
  { store, changeFeed, now }: Pick<Deps, 'store' | 'changeFeed' | 'now'>,
  player: RunTokenClaims,
  chosen: string,
) {
  const { battleId, teamId } = await getParticipation(store.db, player);
  if (battleId === null || teamId === null) throw new Problem('not_found');
  const at = now();
  const { team, messageId } = await store.transact(
    async (tx) => {
      const registration = await findRegistration(tx, battleId);
      const before = await findRegisteredTeam(tx, { battleId, teamId });
      if (!registration || !before) throw new Problem('not_found');
      if (before.state === 'accepted') throw new Problem('nochange');
      refuseWords(chosen);
      const wanted = toTeamName(chosen, await listTeamNames(tx, battleId, teamId));
      const state = registration.approval ? ('waiting' as const) : ('accepted' as const);
      await updateRegisteredTeam(tx, teamId, { ...wanted, state });
      if (state === 'accepted') await showName(tx, teamId, { name: wanted.name, at });
      const messageId = await insertNameAct(tx, {
        battleId,
        kind: `name_${state}`,
        teamId,
        teamName: before.shown,
        text: wanted.name,
        actor: '',
        at,
      });
      return { team: { id: teamId, name: wanted.name, state }, messageId };
    },
    { lock: registrationLock(battleId) },
  );
  changeFeed.publish({ participationId: null, battleId, messageId });
  changeFeed.publish({ participationId: null, battleId });
  return team;
}
