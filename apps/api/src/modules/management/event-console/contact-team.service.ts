import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#session.ts';
import { insertBattleAct } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { getParticipant } from '../battles/participants.repository.ts';
import { findContactedAt, setContacted } from './event.repository.ts';

/**
 * Marks a team as contacted, or clears the mark; players are not notified. Throws `not_found`, `nochange` if the mark is already as
 * requested.
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
