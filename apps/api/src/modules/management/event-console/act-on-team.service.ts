import type { TeamAction } from '@puzzle-runs/contract/management/event.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#http/session.ts';
import { carryOut } from '#modules/play/submit/carry-out.service.ts';
import { findPlayed } from '#modules/play/submit/find-played.service.ts';
import { givePoints, giveTime, moveStart } from '../battles/adjust-team.service.ts';
import { insertBattleAct } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { sendMessage } from '../battles/event-control.service.ts';
import { findParticipationOf, getParticipant } from '../battles/participants.repository.ts';
import { removeParticipant } from '../battles/participants.service.ts';
import { findContactedAt, setContacted } from './event.repository.ts';

interface Target {
  battleId: number;
  participantId: number;
  teamId: number | undefined;
}

/** Carries out one action for one team. Throws what the action throws; `not_found` for an unknown team. */
export function actOnTeam(
  deps: ControlDeps,
  session: Session,
  { battleId, participantId, teamId }: Target,
  action: TeamAction,
): Promise<unknown> {
  if (teamId === undefined) throw new Problem('not_found');
  const params = { battle_id: battleId, participant_id: participantId };
  switch (action.action) {
    case 'message':
      return sendMessage(deps, session, battleId, { text: action.text, team_id: teamId });
    case 'points':
      return givePoints(deps, session, battleId, { team_id: teamId, points: action.points, reason: action.reason });
    case 'extra_minutes':
      return giveTime(deps, session, params, { extra_minutes: action.extra_minutes });
    case 'start_delay':
      return moveStart(deps, session, params, action.start_delay);
    case 'open_poi':
      return openPoiForTeam(deps, session, { ...params, poi_id: action.poi_id });
    case 'remove':
      return removeParticipant(deps, session, params);
    case 'contacted':
      return contactTeam(deps, session, params, action.contacted);
  }
}

/**
 * Marks a team as contacted, or clears the mark; players are not notified.
 * Throws `not_found`, `nochange` if the mark is already as requested.
 */
export function contactTeam(
  { store, now }: Pick<ControlDeps, 'store' | 'now'>,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id }: { battle_id: number; participant_id: number },
  contacted: boolean,
): Promise<{ contacted_at: string | null }> {
  return store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { team } = await getParticipant(tx, battleId, { id });
    if (!contacted && (await findContactedAt(tx, id)) === null) throw new Problem('nochange');
    const at = now();
    await setContacted(tx, id, contacted ? at : null);
    const kind = contacted ? 'contacted' : 'contact_cleared';
    await insertBattleAct(tx, { battleId, kind, teamId: team.id, teamName: team.name, actor, at });
    return { contacted_at: contacted ? at.toISOString() : null };
  });
}

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
