import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { newArrivalCode } from '#secrets/random-arrival-code.ts';
import type { Session } from '#session.ts';
import { type ControlDeps, changeBattleState } from './change-battle-state.ts';

/** Creates or removes the code that proves any arrival in a battle. Throws `not_found`, `nochange`. */
export function switchArrivalCode(
  deps: ControlDeps,
  session: Session,
  id: number,
  active: boolean,
): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (_tx, battle) => {
    if (active === (battle.arrivalCode !== null)) return undefined;
    return active
      ? ['arrival_code_on', { arrivalCode: newArrivalCode() }]
      : ['arrival_code_off', { arrivalCode: null }];
  });
}
