import type { TeamAction } from '@puzzle-runs/contract/management/event.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#session.ts';
import { givePoints } from '../battles/adjust-points.service.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { sendMessage } from '../battles/event-control.service.ts';
import { giveTime } from '../battles/extra-minutes.service.ts';
import { removeParticipant } from '../battles/participants.service.ts';
import { contactTeam } from './contact-team.service.ts';
import { openPoiForTeam } from './open-poi.service.ts';

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
    case 'open_poi':
      return openPoiForTeam(deps, session, { ...params, poi_id: action.poi_id });
    case 'remove':
      return removeParticipant(deps, session, params);
    case 'contacted':
      return contactTeam(deps, session, params, action.contacted);
  }
}
