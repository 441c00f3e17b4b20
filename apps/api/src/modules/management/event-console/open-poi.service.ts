import { Problem } from '@puzzle-runs/domain/problem.ts';
import { carryOut } from '#modules/play/submit/carry-out.service.ts';
import { findPlayed } from '#modules/play/submit/find-played.service.ts';
import type { Session } from '#session.ts';
import { insertBattleAct } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { findParticipationOf, getParticipant } from '../battles/participants.repository.ts';

interface Wanted {
  battle_id: number;
  participant_id: number;
  poi_id: number;
}

/**
 * Opens a poi for one team, for good, and tells its phones.
 * @throws `not_found`, `team_not_joined`, `nochange` if the poi is open already.
 */
export async function openPoiForTeam(
  { store, changeFeed, log, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id, poi_id: poiId }: Wanted,
): Promise<{ poi_id: number; opened_at: string }> {
  await getOwnBattle(store.db, user_id, { id: battleId });
  const { team, exploration } = await getParticipant(store.db, battleId, { id });
  const playing = await findParticipationOf(store.db, { battleId, teamId: team.id, explorationId: exploration.id });
  if (playing === undefined) throw new Problem('team_not_joined');
  let messageId = 0;
  const opened = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      await getParticipant(tx, battleId, { id });
      const at = now();
      const played = await findPlayed(tx, playing, store.db);
      const text = played?.content.pois.find(({ poi }) => poi.id === poiId)?.poi.name;
      if (!played || text === undefined) throw new Problem('not_found');
      await carryOut({ log }, tx, played, { act: 'open_poi', poiId }, { at: at.getTime(), by: null });
      const to = { teamId: team.id, teamName: team.name };
      messageId = (await insertBattleAct(tx, { battleId, kind: 'poi_opened', ...to, text, actor, at })).id;
      return { poi_id: poiId, opened_at: at.toISOString() };
    },
    { lock: `participation:${playing}` },
  );
  changeFeed.publish({ participationId: playing, battleId });
  changeFeed.publish({ participationId: null, battleId, messageId });
  return opened;
}
