import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type BattleActRow, insertBattleAct } from './battle-acts.repository.ts';
import { getOwnBattle, type OwnBattle, updateBattle } from './battles.repository.ts';
import { battleLock, readChangedBattle } from './battles.service.ts';

export type ControlDeps = Pick<Deps, 'store' | 'log' | 'now'> & { changeFeed: Pick<Deps['changeFeed'], 'publish'> };
export type BattleChanges = Partial<
  Pick<OwnBattle, 'startsAt' | 'pausedAt' | 'endsAt' | 'pauses' | 'board' | 'frozen' | 'arrivalCode'>
>;

/**
 * Changes the state of an own battle, logs the act and notifies all phones of the battle. `act` returns the kind to log
 * and the columns to write, or undefined when nothing would change.
 * @throws `not_found`, `nochange`.
 */
export async function changeBattleState(
  { store, changeFeed, now }: ControlDeps,
  session: Session,
  id: number,
  act: (
    tx: Tx,
    battle: OwnBattle,
    at: Date,
  ) => Promise<[BattleActRow['kind'], BattleChanges, text?: string] | undefined>,
): Promise<ManagedBattle> {
  const at = now();
  const managed = await store.transact(
    async (tx) => {
      const battle = await getOwnBattle(tx, session.user_id, { id });
      const done = await act(tx, battle, at);
      if (!done) throw new Problem('nochange');
      const [kind, change, text] = done;
      await updateBattle(tx, id, change);
      await insertBattleAct(tx, { battleId: id, kind, text: text ?? null, actor: session.name, at });
      return readChangedBattle(tx, session, id, at);
    },
    { lock: battleLock(id) },
  );
  changeFeed.publish({ participationId: null, battleId: id });
  return managed;
}
