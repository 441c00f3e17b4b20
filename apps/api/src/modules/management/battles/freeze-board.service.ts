import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { rankBattle } from '#modules/play/score/ranking.service.ts';
import type { Session } from '#session.ts';
import { type ControlDeps, changeBattleState } from './change-battle-state.ts';

/** Shows or hides the public board (big screen). Throws `not_found`, `nochange`. */
export function showBoard(deps: ControlDeps, session: Session, id: number, board: boolean): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (_tx, battle) =>
    board === battle.board ? undefined : [board ? 'board_on' : 'board_off', { board }],
  );
}

/** Freezes the ranking that players and visitors see, or reveals the present one. Throws `not_found`, `nochange`. */
export function freezeRanking(
  deps: ControlDeps,
  session: Session,
  id: number,
  frozen: boolean,
): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (tx, battle, at) => {
    if (frozen === (battle.frozen !== null)) return undefined;
    if (!frozen) return ['reveal', { frozen: null }];
    const { rankByShare: byShare } = battle;
    const rows = await rankBattle(tx, id, { byShare });
    return ['freeze', { frozen: { at: at.toISOString(), rows, rank_by_share: byShare } }];
  });
}
