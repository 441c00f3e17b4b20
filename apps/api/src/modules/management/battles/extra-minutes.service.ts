import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#session.ts';
import { insertBattleAct, markUndone } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import type { ControlDeps } from './change-battle-state.ts';
import { toParticipant } from './managed-battle.ts';
import { getParticipant, setExtraMinutes } from './participants.repository.ts';

/** Sets the extra minutes one team may play after the end of the battle. Throws `not_found`, `nochange`. */
export async function giveTime(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id }: { battle_id: number; participant_id: number },
  { extra_minutes: minutes, undoes }: { extra_minutes: number; undoes?: number },
): Promise<ManagedParticipant> {
  const given = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { team, extraMinutes } = await getParticipant(tx, battleId, { id });
    if (undoes !== undefined) await markUndone(tx, undoes, now());
    if (extraMinutes === minutes) throw new Problem('nochange');
    await setExtraMinutes(tx, id, minutes);
    const to = { teamId: team.id, teamName: team.name };
    await insertBattleAct(tx, { battleId, kind: 'extra_minutes', ...to, amount: minutes, actor, at: now() });
    return toParticipant(await getParticipant(tx, battleId, { id }));
  });
  changeFeed.publish({ participationId: null, battleId });
  return given;
}
