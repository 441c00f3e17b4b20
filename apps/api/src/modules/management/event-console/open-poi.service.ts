import { Problem } from '@puzzle-runs/domain/problem.ts';
import { openPoi } from '#modules/play/event/opened-pois.service.ts';
import type { Session } from '#session.ts';
import { insertBattleAct } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { findStanding, getParticipant } from '../battles/participants.repository.ts';

interface Wanted {
  battle_id: number;
  participant_id: number;
  poi_id: number;
  submission_id?: string | undefined;
}

/**
 * Opens a poi for one team, for good, and tells its phones. Idempotent: the same `submission_id` returns the first opening again.
 * @throws `not_found`, `team_not_joined`, `nochange` if the poi is open already.
 */
export async function openPoiForTeam(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id, poi_id: poiId, submission_id: submissionId }: Wanted,
): Promise<{ poi_id: number; opened_at: string }> {
  await getOwnBattle(store.db, user_id, { id: battleId });
  const { team, exploration } = await getParticipant(store.db, battleId, { id });
  const playing = await findStanding(store.db, { battleId, teamId: team.id, explorationId: exploration.id });
  if (!playing) throw new Problem('team_not_joined');
  const { openedAt, messageId } = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      await getParticipant(tx, battleId, { id });
      const at = now();
      const opening = { participationId: playing.id, poiId, submissionId: submissionId ?? null, at };
      const { name: text, openedAt, isNew } = await openPoi(tx, opening);
      if (!isNew) return { openedAt, messageId: null };
      const to = { teamId: team.id, teamName: team.name };
      const act = await insertBattleAct(tx, { battleId, kind: 'poi_opened', ...to, text, actor, at });
      return { openedAt, messageId: act.id };
    },
    { lock: `participation:${playing.id}` },
  );
  if (messageId !== null) {
    changeFeed.publish({ participationId: playing.id, battleId });
    changeFeed.publish({ participationId: null, battleId, messageId });
  }
  return { poi_id: poiId, opened_at: openedAt.toISOString() };
}
